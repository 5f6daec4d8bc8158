// English as it is spoken all over the page, in one piece, with what every game says on its cover;
// with `moments`, the list is that of words.py.

import common from "../../../locales/en/common.ftl";
import server from "../../../locales/en/server.ftl";
import web from "../../../locales/en/web.ftl";
import table from "../../../locales/en/table.ftl";

const covers = Object.values(
  import.meta.glob<typeof common>("../../../locales/en/*.cover.ftl", { import: "default", eager: true }),
);

export default Object.assign({}, common, server, web, table, ...covers) as typeof common;
