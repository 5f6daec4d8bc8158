// English as it is spoken all over the page, in one piece; the list is that of words.py.

import common from "../../../locales/en/common.ftl?raw";
import server from "../../../locales/en/server.ftl?raw";
import web from "../../../locales/en/web.ftl?raw";
import table from "../../../locales/en/table.ftl?raw";
import moments from "../../../locales/en/moments.ftl?raw";

export default [common, server, web, table, moments].join("\n");
