// The rest of what `en.ts` says: what nobody has to read before a first question can be answered.

import common from "../../../locales/en/common.ftl?later";
import server from "../../../locales/en/server.ftl?later";
import web from "../../../locales/en/web.ftl?later";
import table from "../../../locales/en/table.ftl?later";

export default Object.assign({}, common, server, web, table) as typeof common;
