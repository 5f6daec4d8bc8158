// German as it is spoken all over the page, in one piece, with what every game says on its cover;
// with `moments`, the list is that of words.py.

import common from "../../../locales/de/common.ftl";
import server from "../../../locales/de/server.ftl";
import web from "../../../locales/de/web.ftl";
import table from "../../../locales/de/table.ftl";

const covers = Object.values(
  import.meta.glob<typeof common>("../../../locales/de/*.cover.ftl", { import: "default", eager: true }),
);

export default Object.assign({}, common, server, web, table, ...covers) as typeof common;
