// English as it is spoken all over the page, in one piece; with `moments`, the list is that of words.py.

import common from "../../../locales/en/common.ftl";
import server from "../../../locales/en/server.ftl";
import web from "../../../locales/en/web.ftl";
import table from "../../../locales/en/table.ftl";

export default { ...common, ...server, ...web, ...table };
