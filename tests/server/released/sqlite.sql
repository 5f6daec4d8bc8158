BEGIN TRANSACTION;
CREATE TABLE events (
	"table" VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY ("table", seq), 
	FOREIGN KEY("table") REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('4wtzcr3xy5m5',1,'choice',1,'take:r01',1.79490222645688652994e+09);
INSERT INTO "events" VALUES('4wtzcr3xy5m5',2,'choice',0,'take:r10',1.79490222645953655241e+09);
INSERT INTO "events" VALUES('4wtzcr3xy5m5',3,'choice',1,'take:r19',1.79490222646921110155e+09);
INSERT INTO "events" VALUES('4wtzcr3xy5m5',4,'choice',0,'take:r18',1.79490222647052931779e+09);
INSERT INTO "events" VALUES('4wtzcr3xy5m5',5,'undo',0,'',1.79490222647686052323e+09);
INSERT INTO "events" VALUES('4wtzcr3xy5m5',6,'choice',0,'take:r20',1.7949022264811377525e+09);
INSERT INTO "events" VALUES('4wtzcr3xy5m5',7,'choice',1,'take:r32',1.79490222648230624198e+09);
INSERT INTO "events" VALUES('9hgy6bresezh',1,'choice',1,'take:r01',1.79490222648871111874e+09);
INSERT INTO "events" VALUES('9hgy6bresezh',2,'choice',0,'take:r10',1.79490222648966956135e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',1,'choice',0,'take:r01',1.79490222649220347401e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',2,'choice',1,'take:r10',1.79490222649313116076e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',3,'choice',0,'take:r19',1.79490222649404072762e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',4,'choice',1,'take:r18',1.79490222649484777446e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',5,'undo',1,'',1.794902226495462656e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',6,'choice',1,'take:r20',1.79490222649609231951e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',7,'choice',0,'take:r32',1.79490222649681162832e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',8,'choice',0,'seal:r09',1.79490222649751567842e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',9,'choice',0,'remove:r26',1.79490222649831175803e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',10,'choice',1,'take:r21',1.79490222649908804895e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',11,'undo',1,'',1.79490222649996161458e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',12,'choice',1,'take:r25',1.79490222650061035151e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',13,'choice',0,'take:r27',1.79490222650150561337e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',14,'choice',1,'take:r31',1.79490222650225734711e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',15,'choice',1,'take:r01',1.79490222650297880169e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',16,'choice',0,'take:r10',1.79490222650367951392e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',17,'undo',0,'',1.79490222650447940827e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',18,'choice',0,'take:r18',1.79490222650507044799e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',19,'choice',1,'take:r30',1.79490222650577235224e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',20,'choice',0,'take:r31',1.79490222650647354121e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',21,'choice',1,'take:r32',1.79490222650721073147e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',22,'choice',1,'exchange-fellow:s0/green-2',1.79490222650804281227e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',23,'undo',1,'',1.79490222650877642631e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',24,'choice',1,'exchange-fellow:s0/yellow-2',1.79490222650938558573e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',25,'choice',1,'exchange:r26',1.79490222651008439068e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',26,'choice',0,'take:r05',1.79490222651083159441e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',27,'choice',1,'take:r19',1.79490222651151490208e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',28,'choice',0,'take:r29',1794902226.51236);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',29,'choice',0,'take:r01',1.79490222651327586177e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',30,'choice',1,'take:r10',1.79490222651407456402e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',31,'choice',0,'take:r26',1.79490222651480674743e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',32,'choice',1,'take:r25',1.79490222651547574992e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',33,'choice',0,'take:r27',1.79490222651618504525e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',34,'undo',0,'',1.7949022265169215202e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',35,'choice',0,'take:r32',1.79490222651746535306e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',36,'choice',0,'return-fellow:s1/red-3',1.79490222651811242105e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',37,'choice',0,'lay:r24/after',1.79490222651884317401e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',38,'choice',1,'take:r11',1.79490222651949596407e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',39,'choice',0,'take:r27',1.79490222652012038225e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',40,'undo',0,'',1.79490222652079153059e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',41,'choice',0,'take:r31',1.79490222652136254314e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',42,'choice',1,'take:r33',1.79490222652210927004e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',43,'choice',1,'take:r01',1.7949022265227952003e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',44,'choice',0,'take:r10',1.79490222652345395091e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',45,'choice',1,'take:r29',1.79490222652409577366e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',46,'undo',1,'',1.79490222652472877504e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',47,'choice',1,'take:r05',1.79490222652535581586e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',48,'choice',0,'take:r11',1.79490222652598619464e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',49,'choice',1,'take:r32',1.79490222652664399146e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',50,'choice',1,'centre-fellow:s0/blue-5',1.79490222652729916573e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',51,'choice',0,'take:r04',1.79490222652795147892e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',52,'undo',0,'',1.79490222652857518191e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',53,'choice',0,'take:r06',1.79490222652911829946e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',54,'choice',1,'take:r09',1.79490222652980732911e+09);
INSERT INTO "events" VALUES('q9jkrs8fnrrw',55,'choice',0,'take:r12',1.79490222653042984009e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',1,'choice',0,'take:r01',1.79490222616943407053e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',2,'choice',1,'take:r10',1.79490222618154263494e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',3,'choice',0,'take:r19',1.79490222618521070479e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',4,'choice',1,'take:r18',1.79490222618921947475e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',5,'undo',1,'',1.79490222619724631306e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',6,'choice',1,'take:r20',1.79490222620108079909e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',7,'choice',0,'take:r32',1.7949022262051956653e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',8,'choice',0,'keep:myriani',1.79490222620914721489e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',9,'choice',0,'keep:green-5',1.79490222621199941631e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',10,'choice',1,'take:r11',1.79490222622891283038e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',11,'undo',1,'',1.79490222623728871344e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',12,'choice',1,'take:r18',1.79490222624121236807e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',13,'choice',0,'take:r21',1.79490222624978327755e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',14,'choice',1,'take:r31',1.7949022262513289451e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',15,'choice',1,'take:r01',1.79490222625274467461e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',16,'choice',0,'take:r10',1.79490222625373435022e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',17,'undo',0,'',1.79490222625490903861e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',18,'choice',0,'take:r18',1.79490222626101756089e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',19,'choice',1,'take:r30',1.79490222626523494723e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',20,'choice',0,'take:r31',1.79490222626896095275e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',21,'choice',1,'take:r32',1.79490222627315044404e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',22,'choice',1,'return-fellow:s0/red-1',1.7949022262809782028e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',23,'undo',1,'',1.79490222628219389918e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',24,'choice',1,'return-fellow:s0/green-2',1.79490222628834366798e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',25,'choice',1,'lay:r17/after',1794902226.29313);
INSERT INTO "events" VALUES('sxssbnud3f9g',26,'choice',0,'take:r28',1.79490222630165147782e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',27,'choice',1,'take:r33',1.79490222630520343777e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',28,'choice',0,'take:r17',1.79490222630968570714e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',29,'choice',0,'take:r01',1.7949022263171746731e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',30,'choice',1,'take:r10',1.79490222632096862792e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',31,'choice',0,'take:r26',1.79490222632892036441e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',32,'choice',1,'take:r25',1794902226.33311);
INSERT INTO "events" VALUES('sxssbnud3f9g',33,'choice',0,'take:r27',1.79490222633683252327e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',34,'undo',0,'',1.79490222634083580969e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',35,'choice',0,'take:r32',1.79490222634180712703e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',36,'choice',0,'centre:r02',1.79490222634488344197e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',37,'choice',1,'take:r09',1.79490222634927916521e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',38,'choice',0,'take:r11',1.7949022263571913242e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',39,'choice',1,'take:r24',1.79490222636165475851e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',40,'undo',1,'',1.79490222637309026717e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',41,'choice',1,'take:r27',1.79490222637419462206e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',42,'choice',1,'take:r25',1.79490222637735438344e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',43,'choice',0,'take:r01',1.79490222638505935674e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',44,'choice',1,'take:r10',1.79490222638870477673e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',45,'choice',0,'take:r11',1.79490222639293909071e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',46,'undo',0,'',1.7949022263970007896e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',47,'choice',0,'take:r24',1.79490222640481305116e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',48,'choice',0,'take:r07',1.79490222640598440177e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',49,'choice',1,'take:r32',1.79490222641308450699e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',50,'choice',1,'centre:r02',1.79490222641712737078e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',51,'choice',0,'take:r09',1.79490222642104172703e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',52,'undo',0,'',1.79490222642495656012e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',53,'choice',0,'take:r11',1.79490222642597460744e+09);
INSERT INTO "events" VALUES('sxssbnud3f9g',54,'choice',1,'take:r23',1794902226.43285);
INSERT INTO "events" VALUES('sxssbnud3f9g',55,'choice',0,'take:r26',1.79490222643718457225e+09);
CREATE TABLE meta (
	name VARCHAR(40) NOT NULL, 
	value VARCHAR(80) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('format','3');
CREATE TABLE seats (
	"table" VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	bot VARCHAR(80) NOT NULL, 
	token_hash VARCHAR(64) NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('sxssbnud3f9g',0,'person','Anna','','8598dd68788f63028099e1b2e0986c88f649a45719428ac306188b3fc2245a19');
INSERT INTO "seats" VALUES('sxssbnud3f9g',1,'person','Ben','','9eebe2e49dc6075f87b30620be9e5f47190882fe1827bd0f0441f88536e5563a');
INSERT INTO "seats" VALUES('4wtzcr3xy5m5',0,'person','Anna','','45d9d0ba9ab1347b94027f54a1219428bcaf3d5cc299c9d52a37a684fbb7399e');
INSERT INTO "seats" VALUES('4wtzcr3xy5m5',1,'person','Ben','','db76df78405b1c64fd2cf1eb7ea75bc9188155b5faa9ef86dd9a2bd0faa0421a');
INSERT INTO "seats" VALUES('jzwr45f35pdx',0,'person','Anna','','98a0f02da56df15a74015d3e22e0fe7a3aba648d8dcd5b74908a5277388da732');
INSERT INTO "seats" VALUES('jzwr45f35pdx',1,'open','','','');
INSERT INTO "seats" VALUES('9hgy6bresezh',0,'person','Anna','','f30822296e6110e84d37320d2e5cb16934d613a32d031e84b459605e4eca8cb3');
INSERT INTO "seats" VALUES('9hgy6bresezh',1,'person','Ben','','89330659f07b5caf3a5397d6b0f9e85ad3be51b87f6050e66a02964352150c56');
INSERT INTO "seats" VALUES('q9jkrs8fnrrw',0,'person','Ben','','efbc0efcf3cba95fdc971a8911bf4818c09a1f91a2c2592853a142eda5a4a004');
INSERT INTO "seats" VALUES('q9jkrs8fnrrw',1,'person','Anna','','293a32251778ad97894062bb6fa4fd171739f22e40d8be7b158cf539a5fa4fff');
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(80) NOT NULL, 
	version INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	seed VARCHAR(80) NOT NULL, 
	options JSON NOT NULL, 
	listed BOOLEAN NOT NULL, 
	created DOUBLE NOT NULL, 
	over BOOLEAN NOT NULL, 
	origin VARCHAR(10) NOT NULL, 
	from_table VARCHAR(40) NOT NULL, 
	undo VARCHAR(10) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('sxssbnud3f9g','strife-of-gods',2,2,'released over','{"champions": true, "two_seat_rounds": 4, "copies": 2, "stuck": "any_number", "cards": 4, "first": "random", "celestia": "numbers", "effects": "compulsory", "chained": "run", "gnigrit": "any", "rogmesh": "inner", "christoph": "again", "drawn": "secret", "tie": "shields"}',1,1.79490222615801167486e+09,1,'seeded','','lenient');
INSERT INTO "tables" VALUES('4wtzcr3xy5m5','strife-of-gods',2,2,'released running','{"champions": true, "two_seat_rounds": 4, "copies": 2, "stuck": "any_number", "cards": 4, "first": "random", "celestia": "numbers", "effects": "compulsory", "chained": "run", "gnigrit": "any", "rogmesh": "inner", "christoph": "again", "drawn": "secret", "tie": "shields"}',0,1.79490222644543337814e+09,0,'seeded','','lenient');
INSERT INTO "tables" VALUES('jzwr45f35pdx','strife-of-gods',2,2,'released waiting','{"champions": true, "two_seat_rounds": 4, "copies": 2, "stuck": "any_number", "cards": 4, "first": "random", "celestia": "numbers", "effects": "compulsory", "chained": "run", "gnigrit": "any", "rogmesh": "inner", "christoph": "again", "drawn": "secret", "tie": "shields"}',1,1.79490222648370480532e+09,0,'seeded','','lenient');
INSERT INTO "tables" VALUES('9hgy6bresezh','strife-of-gods',2,2,'released listed','{"champions": true, "two_seat_rounds": 4, "copies": 2, "stuck": "any_number", "cards": 4, "first": "random", "celestia": "numbers", "effects": "compulsory", "chained": "run", "gnigrit": "any", "rogmesh": "inner", "christoph": "again", "drawn": "secret", "tie": "shields"}',1,1.79490222648531794549e+09,0,'seeded','','lenient');
INSERT INTO "tables" VALUES('q9jkrs8fnrrw','strife-of-gods',2,2,'released older','{"champions": true, "two_seat_rounds": 4, "copies": 2, "stuck": "any_number", "cards": 4, "first": "random", "celestia": "numbers", "effects": "compulsory", "chained": "run", "gnigrit": "any", "rogmesh": "inner", "christoph": "again", "drawn": "secret", "tie": "shields"}',0,1.79490222649092483523e+09,1,'seeded','','lenient');
CREATE INDEX tables_listed ON tables (listed, over, created);
COMMIT;
