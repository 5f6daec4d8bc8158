// German as it is spoken all over the page, in one piece; the list is that of words.py.

import common from "../../../locales/de/common.ftl";
import server from "../../../locales/de/server.ftl";
import web from "../../../locales/de/web.ftl";
import table from "../../../locales/de/table.ftl";
import moments from "../../../locales/de/moments.ftl";

export default { ...common, ...server, ...web, ...table, ...moments };
