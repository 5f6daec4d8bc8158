SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.events (
    "table" character varying(40) NOT NULL,
    seq integer NOT NULL,
    kind character varying(10) NOT NULL,
    seat integer NOT NULL,
    body text NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.meta (
    name character varying(40) NOT NULL,
    value character varying(80) NOT NULL
);
CREATE TABLE public.seats (
    "table" character varying(40) NOT NULL,
    seat integer NOT NULL,
    kind character varying(10) NOT NULL,
    name character varying(80) NOT NULL,
    bot character varying(80) NOT NULL,
    token_hash character varying(64) NOT NULL
);
CREATE TABLE public.tables (
    id character varying(40) NOT NULL,
    game character varying(80) NOT NULL,
    version integer NOT NULL,
    seats integer NOT NULL,
    seed character varying(80) NOT NULL,
    options json NOT NULL,
    listed boolean NOT NULL,
    created double precision NOT NULL,
    over boolean NOT NULL,
    origin character varying(10) NOT NULL,
    from_table character varying(40) NOT NULL,
    undo character varying(10) NOT NULL
);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 1, 'choice', 0, 'take:r01', 1794902230.785015);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 2, 'choice', 1, 'take:r10', 1794902230.7930703);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 3, 'choice', 0, 'take:r19', 1794902230.8013499);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 4, 'choice', 1, 'take:r18', 1794902230.8131242);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 5, 'undo', 1, '', 1794902230.8330982);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 6, 'choice', 1, 'take:r20', 1794902230.8349304);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 7, 'choice', 0, 'take:r32', 1794902230.83633);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 8, 'choice', 0, 'keep:myriani', 1794902230.8373003);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 9, 'choice', 0, 'keep:green-5', 1794902230.8381968);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 10, 'choice', 1, 'take:r11', 1794902230.8392496);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 11, 'undo', 1, '', 1794902230.8401484);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 12, 'choice', 1, 'take:r18', 1794902230.8410566);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 13, 'choice', 0, 'take:r21', 1794902230.8419392);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 14, 'choice', 1, 'take:r31', 1794902230.8429272);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 15, 'choice', 1, 'take:r01', 1794902230.8439817);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 16, 'choice', 0, 'take:r10', 1794902230.8450084);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 17, 'undo', 0, '', 1794902230.8458457);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 18, 'choice', 0, 'take:r18', 1794902230.8467224);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 19, 'choice', 1, 'take:r30', 1794902230.8476624);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 20, 'choice', 0, 'take:r31', 1794902230.8485897);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 21, 'choice', 1, 'take:r32', 1794902230.8494904);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 22, 'choice', 1, 'return-fellow:s0/red-1', 1794902230.8504238);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 23, 'undo', 1, '', 1794902230.851259);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 24, 'choice', 1, 'return-fellow:s0/green-2', 1794902230.8520377);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 25, 'choice', 1, 'lay:r17/after', 1794902230.8531666);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 26, 'choice', 0, 'take:r28', 1794902230.854231);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 27, 'choice', 1, 'take:r33', 1794902230.8552399);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 28, 'choice', 0, 'take:r17', 1794902230.856219);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 29, 'choice', 0, 'take:r01', 1794902230.857221);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 30, 'choice', 1, 'take:r10', 1794902230.8581724);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 31, 'choice', 0, 'take:r26', 1794902230.8591146);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 32, 'choice', 1, 'take:r25', 1794902230.860025);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 33, 'choice', 0, 'take:r27', 1794902230.860975);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 34, 'undo', 0, '', 1794902230.86181);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 35, 'choice', 0, 'take:r32', 1794902230.862608);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 36, 'choice', 0, 'centre:r02', 1794902230.8636832);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 37, 'choice', 1, 'take:r09', 1794902230.8646924);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 38, 'choice', 0, 'take:r11', 1794902230.8655465);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 39, 'choice', 1, 'take:r24', 1794902230.8664625);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 40, 'undo', 1, '', 1794902230.8673418);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 41, 'choice', 1, 'take:r27', 1794902230.8682332);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 42, 'choice', 1, 'take:r25', 1794902230.8692482);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 43, 'choice', 0, 'take:r01', 1794902230.870193);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 44, 'choice', 1, 'take:r10', 1794902230.8711185);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 45, 'choice', 0, 'take:r11', 1794902230.8720298);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 46, 'undo', 0, '', 1794902230.8730874);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 47, 'choice', 0, 'take:r24', 1794902230.8740537);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 48, 'choice', 0, 'take:r07', 1794902230.8751447);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 49, 'choice', 1, 'take:r32', 1794902230.8760686);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 50, 'choice', 1, 'centre:r02', 1794902230.8771143);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 51, 'choice', 0, 'take:r09', 1794902230.8780036);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 52, 'undo', 0, '', 1794902230.878832);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 53, 'choice', 0, 'take:r11', 1794902230.8795836);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 54, 'choice', 1, 'take:r23', 1794902230.8805413);
INSERT INTO public.events VALUES ('sxssbnud3f9g', 55, 'choice', 0, 'take:r26', 1794902230.881455);
INSERT INTO public.events VALUES ('4wtzcr3xy5m5', 1, 'choice', 1, 'take:r01', 1794902230.8860939);
INSERT INTO public.events VALUES ('4wtzcr3xy5m5', 2, 'choice', 0, 'take:r10', 1794902230.8871224);
INSERT INTO public.events VALUES ('4wtzcr3xy5m5', 3, 'choice', 1, 'take:r19', 1794902230.8880904);
INSERT INTO public.events VALUES ('4wtzcr3xy5m5', 4, 'choice', 0, 'take:r18', 1794902230.8890352);
INSERT INTO public.events VALUES ('4wtzcr3xy5m5', 5, 'undo', 0, '', 1794902230.889858);
INSERT INTO public.events VALUES ('4wtzcr3xy5m5', 6, 'choice', 0, 'take:r20', 1794902230.890573);
INSERT INTO public.events VALUES ('4wtzcr3xy5m5', 7, 'choice', 1, 'take:r32', 1794902230.8914611);
INSERT INTO public.events VALUES ('9hgy6bresezh', 1, 'choice', 1, 'take:r01', 1794902230.8974311);
INSERT INTO public.events VALUES ('9hgy6bresezh', 2, 'choice', 0, 'take:r10', 1794902230.8985538);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 1, 'choice', 0, 'take:r01', 1794902230.9016945);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 2, 'choice', 1, 'take:r10', 1794902230.9027677);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 3, 'choice', 0, 'take:r19', 1794902230.9038267);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 4, 'choice', 1, 'take:r18', 1794902230.9175653);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 5, 'undo', 1, '', 1794902230.9189582);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 6, 'choice', 1, 'take:r20', 1794902230.919889);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 7, 'choice', 0, 'take:r32', 1794902230.9209208);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 8, 'choice', 0, 'seal:r09', 1794902230.9219093);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 9, 'choice', 0, 'remove:r26', 1794902230.9229505);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 10, 'choice', 1, 'take:r21', 1794902230.9239047);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 11, 'undo', 1, '', 1794902230.9248028);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 12, 'choice', 1, 'take:r25', 1794902230.925531);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 13, 'choice', 0, 'take:r27', 1794902230.9263847);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 14, 'choice', 1, 'take:r31', 1794902230.9274106);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 15, 'choice', 1, 'take:r01', 1794902230.928413);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 16, 'choice', 0, 'take:r10', 1794902230.9293633);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 17, 'undo', 0, '', 1794902230.9301794);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 18, 'choice', 0, 'take:r18', 1794902230.9309914);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 19, 'choice', 1, 'take:r30', 1794902230.932023);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 20, 'choice', 0, 'take:r31', 1794902230.93305);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 21, 'choice', 1, 'take:r32', 1794902230.9340594);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 22, 'choice', 1, 'exchange-fellow:s0/green-2', 1794902230.935044);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 23, 'undo', 1, '', 1794902230.935914);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 24, 'choice', 1, 'exchange-fellow:s0/yellow-2', 1794902230.936789);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 25, 'choice', 1, 'exchange:r26', 1794902230.9377506);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 26, 'choice', 0, 'take:r05', 1794902230.938723);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 27, 'choice', 1, 'take:r19', 1794902230.9396145);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 28, 'choice', 0, 'take:r29', 1794902230.9407017);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 29, 'choice', 0, 'take:r01', 1794902230.9417083);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 30, 'choice', 1, 'take:r10', 1794902230.9426892);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 31, 'choice', 0, 'take:r26', 1794902230.9437704);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 32, 'choice', 1, 'take:r25', 1794902230.9447367);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 33, 'choice', 0, 'take:r27', 1794902230.9456003);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 34, 'undo', 0, '', 1794902230.9464605);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 35, 'choice', 0, 'take:r32', 1794902230.9475434);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 36, 'choice', 0, 'return-fellow:s1/red-3', 1794902230.9485686);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 37, 'choice', 0, 'lay:r24/after', 1794902230.9495785);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 38, 'choice', 1, 'take:r11', 1794902230.9504998);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 39, 'choice', 0, 'take:r27', 1794902230.951403);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 40, 'undo', 0, '', 1794902230.95239);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 41, 'choice', 0, 'take:r31', 1794902230.953295);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 42, 'choice', 1, 'take:r33', 1794902230.954417);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 43, 'choice', 1, 'take:r01', 1794902230.955548);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 44, 'choice', 0, 'take:r10', 1794902230.9565763);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 45, 'choice', 1, 'take:r29', 1794902230.9574966);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 46, 'undo', 1, '', 1794902230.9583032);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 47, 'choice', 1, 'take:r05', 1794902230.959127);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 48, 'choice', 0, 'take:r11', 1794902230.9600098);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 49, 'choice', 1, 'take:r32', 1794902230.9609866);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 50, 'choice', 1, 'centre-fellow:s0/blue-5', 1794902230.9618707);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 51, 'choice', 0, 'take:r04', 1794902230.9627512);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 52, 'undo', 0, '', 1794902230.9635801);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 53, 'choice', 0, 'take:r06', 1794902230.9645107);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 54, 'choice', 1, 'take:r09', 1794902230.9653704);
INSERT INTO public.events VALUES ('q9jkrs8fnrrw', 55, 'choice', 0, 'take:r12', 1794902230.9662526);
INSERT INTO public.meta VALUES ('format', '3');
INSERT INTO public.seats VALUES ('sxssbnud3f9g', 0, 'person', 'Anna', '', '8598dd68788f63028099e1b2e0986c88f649a45719428ac306188b3fc2245a19');
INSERT INTO public.seats VALUES ('sxssbnud3f9g', 1, 'person', 'Ben', '', '9eebe2e49dc6075f87b30620be9e5f47190882fe1827bd0f0441f88536e5563a');
INSERT INTO public.seats VALUES ('4wtzcr3xy5m5', 0, 'person', 'Anna', '', '45d9d0ba9ab1347b94027f54a1219428bcaf3d5cc299c9d52a37a684fbb7399e');
INSERT INTO public.seats VALUES ('4wtzcr3xy5m5', 1, 'person', 'Ben', '', 'db76df78405b1c64fd2cf1eb7ea75bc9188155b5faa9ef86dd9a2bd0faa0421a');
INSERT INTO public.seats VALUES ('jzwr45f35pdx', 0, 'person', 'Anna', '', '98a0f02da56df15a74015d3e22e0fe7a3aba648d8dcd5b74908a5277388da732');
INSERT INTO public.seats VALUES ('jzwr45f35pdx', 1, 'open', '', '', '');
INSERT INTO public.seats VALUES ('9hgy6bresezh', 0, 'person', 'Anna', '', 'f30822296e6110e84d37320d2e5cb16934d613a32d031e84b459605e4eca8cb3');
INSERT INTO public.seats VALUES ('9hgy6bresezh', 1, 'person', 'Ben', '', '89330659f07b5caf3a5397d6b0f9e85ad3be51b87f6050e66a02964352150c56');
INSERT INTO public.seats VALUES ('q9jkrs8fnrrw', 0, 'person', 'Ben', '', 'efbc0efcf3cba95fdc971a8911bf4818c09a1f91a2c2592853a142eda5a4a004');
INSERT INTO public.seats VALUES ('q9jkrs8fnrrw', 1, 'person', 'Anna', '', '293a32251778ad97894062bb6fa4fd171739f22e40d8be7b158cf539a5fa4fff');
INSERT INTO public.tables VALUES ('sxssbnud3f9g', 'strife-of-gods', 2, 2, 'released over', '{"champions": true, "two_seat_rounds": 4, "copies": 2, "stuck": "any_number", "cards": 4, "first": "random", "celestia": "numbers", "effects": "compulsory", "chained": "run", "gnigrit": "any", "rogmesh": "inner", "christoph": "again", "drawn": "secret", "tie": "shields"}', true, 1794902230.7374024, true, 'seeded', '', 'lenient');
INSERT INTO public.tables VALUES ('4wtzcr3xy5m5', 'strife-of-gods', 2, 2, 'released running', '{"champions": true, "two_seat_rounds": 4, "copies": 2, "stuck": "any_number", "cards": 4, "first": "random", "celestia": "numbers", "effects": "compulsory", "chained": "run", "gnigrit": "any", "rogmesh": "inner", "christoph": "again", "drawn": "secret", "tie": "shields"}', false, 1794902230.884112, false, 'seeded', '', 'lenient');
INSERT INTO public.tables VALUES ('jzwr45f35pdx', 'strife-of-gods', 2, 2, 'released waiting', '{"champions": true, "two_seat_rounds": 4, "copies": 2, "stuck": "any_number", "cards": 4, "first": "random", "celestia": "numbers", "effects": "compulsory", "chained": "run", "gnigrit": "any", "rogmesh": "inner", "christoph": "again", "drawn": "secret", "tie": "shields"}', true, 1794902230.892967, false, 'seeded', '', 'lenient');
INSERT INTO public.tables VALUES ('9hgy6bresezh', 'strife-of-gods', 2, 2, 'released listed', '{"champions": true, "two_seat_rounds": 4, "copies": 2, "stuck": "any_number", "cards": 4, "first": "random", "celestia": "numbers", "effects": "compulsory", "chained": "run", "gnigrit": "any", "rogmesh": "inner", "christoph": "again", "drawn": "secret", "tie": "shields"}', true, 1794902230.895538, false, 'seeded', '', 'lenient');
INSERT INTO public.tables VALUES ('q9jkrs8fnrrw', 'strife-of-gods', 2, 2, 'released older', '{"champions": true, "two_seat_rounds": 4, "copies": 2, "stuck": "any_number", "cards": 4, "first": "random", "celestia": "numbers", "effects": "compulsory", "chained": "run", "gnigrit": "any", "rogmesh": "inner", "christoph": "again", "drawn": "secret", "tie": "shields"}', false, 1794902230.899847, true, 'seeded', '', 'lenient');
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY ("table", seq);
ALTER TABLE ONLY public.meta
    ADD CONSTRAINT meta_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY ("table", seat);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX tables_listed ON public.tables USING btree (listed, over, created);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id);
