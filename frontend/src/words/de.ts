// German as it is spoken all over the page, in one piece, with what every game says on its cover;
// the list is that of words.py.

import common from "../../../locales/de/common.ftl";
import server from "../../../locales/de/server.ftl";
import web from "../../../locales/de/web.ftl";
import table from "../../../locales/de/table.ftl";
import moments from "../../../locales/de/moments.ftl";

const covers = Object.values(
  import.meta.glob<typeof common>("../../../locales/de/*.cover.ftl", { import: "default", eager: true }),
);

export default Object.assign({}, common, server, web, table, moments, ...covers) as typeof common;
