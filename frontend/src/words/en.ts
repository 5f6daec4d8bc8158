// English as it is spoken all over the page, in one piece, with what every game says on its cover;
// the list is that of words.py.

import common from "../../../locales/en/common.ftl?raw";
import server from "../../../locales/en/server.ftl?raw";
import web from "../../../locales/en/web.ftl?raw";
import table from "../../../locales/en/table.ftl?raw";
import moments from "../../../locales/en/moments.ftl?raw";

const covers = Object.values(
  import.meta.glob<string>("../../../locales/en/*.cover.ftl", { query: "?raw", import: "default", eager: true }),
);

export default [common, server, web, table, moments, ...covers].join("\n");
