// German as it is spoken all over the page, in one piece, with what every game says on its cover;
// the list is that of words.py.

import common from "../../../locales/de/common.ftl?raw";
import server from "../../../locales/de/server.ftl?raw";
import web from "../../../locales/de/web.ftl?raw";
import table from "../../../locales/de/table.ftl?raw";
import moments from "../../../locales/de/moments.ftl?raw";

const covers = Object.values(
  import.meta.glob<string>("../../../locales/de/*.cover.ftl", { query: "?raw", import: "default", eager: true }),
);

export default [common, server, web, table, moments, ...covers].join("\n");
