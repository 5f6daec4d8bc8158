// The rest of what `de.ts` says: what nobody has to read before a first question can be answered.

import common from "../../../locales/de/common.ftl?later";
import server from "../../../locales/de/server.ftl?later";
import web from "../../../locales/de/web.ftl?later";
import table from "../../../locales/de/table.ftl?later";

export default Object.assign({}, common, server, web, table) as typeof common;
