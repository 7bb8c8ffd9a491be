import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint";
import { orNull } from "../../http/fields";
import { listOf, pagedList } from "../../http/list";
import { UnpublishedNotice, Version } from "./schemas";
import { SignedStatement } from "./statement";

const productFields = ["my_{product}_supported"];
const pages = pagedList({ orderBy: ["created_at", "tag_name"], search: true });
const one = "/api/webapp/v1/{product}-versions/{versionTag}/";

/** The endpoints of the customers' downloads. Unpublished and rejected versions return 404. */
export const downloads = {
  listStable: endpoint({
    area: "downloads",
    name: "listStable",
    method: "GET",
    path: "/api/webapp/v1/{product}-stable-releases/",
    productFields,
    query: pages,
    response: listOf(Version),
    summary: "The stable releases, the newest first. `search` looks in tag names.",
  }),
  listNightly: endpoint({
    area: "downloads",
    name: "listNightly",
    method: "GET",
    path: "/api/webapp/v1/{product}-nightly-builds/",
    productFields,
    query: pages,
    response: listOf(Version),
    summary: "The nightly builds, the newest first. `search` looks in tag names.",
  }),
  getChangelog: endpoint({
    area: "downloads",
    name: "getChangelog",
    method: "GET",
    path: `${one}changelog/`,
    response: z.object({ changelog: z.nullish(z.string()) }),
    summary: "The changelog of a version, as Markdown. Can be empty or null.",
  }),
  listNotices: endpoint({
    area: "downloads",
    name: "listNotices",
    method: "GET",
    path: "/api/webapp/v1/{product}-version-notices/",
    response: listOf(UnpublishedNotice),
    summary:
      "The versions that the viewer downloaded and that were unpublished later, the last one first. Optional for servers.",
  }),
  getStatement: endpoint({
    area: "downloads",
    name: "getStatement",
    method: "GET",
    path: `${one}statement/`,
    response: SignedStatement,
    summary:
      "The signed statement of a version: its file's digests, who approved it and when. 404 if there is no file. Optional for servers.",
  }),
  getDownloadLink: endpoint({
    area: "downloads",
    name: "getDownloadLink",
    method: "GET",
    path: `${one}download-link/`,
    // Absolute, or relative to the API's origin.
    response: z.object({ download_link: orNull(z.string()) }),
    summary:
      "A link to a version's file, only for the viewer. It works for 5 minutes. Null if there is no file; 403 if the viewer's license does not allow this version.",
  }),
};
