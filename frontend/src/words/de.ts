// German as it is spoken all over the page, in one piece; with `moments`, the list is that of words.py.

import common from "../../../locales/de/common.ftl";
import server from "../../../locales/de/server.ftl";
import web from "../../../locales/de/web.ftl";
import table from "../../../locales/de/table.ftl";

export default { ...common, ...server, ...web, ...table };
