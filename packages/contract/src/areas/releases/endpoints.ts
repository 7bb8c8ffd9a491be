import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint";
import { nothing } from "../../http/fields";
import { listOf, pagedList } from "../../http/list";
import { Release, ReleaseDownloader, ReleaseEvent, SharedLink } from "./schemas";

const productFields = ["my_{product}_supported"];
const all = "/api/webapp-management/v1/{product}-versions/";
const one = `${all}{versionTag}/` as const;

/** The endpoints for release managers. Everybody else gets 403. */
export const releases = {
  list: endpoint({
    area: "releases",
    name: "list",
    method: "GET",
    path: all,
    productFields,
    query: pagedList({ orderBy: ["created_at", "tag_name"], search: true }),
    response: listOf(Release),
    summary: "All releases, the newest first; all of them when no page is given. `search` looks in tag names.",
  }),
  get: endpoint({
    area: "releases",
    name: "get",
    method: "GET",
    path: one,
    productFields,
    response: Release,
    summary: "One release by its tag name.",
  }),
  update: endpoint({
    area: "releases",
    name: "update",
    method: "PATCH",
    path: one,
    productFields,
    changes: [
      "releases.list",
      "releases.get",
      "releases.listHistory",
      "releases.listSharedLinks",
      "downloads.listStable",
      "downloads.listNightly",
      "downloads.getChangelog",
      "downloads.listNotices",
    ],
    body: z.object({
      changelog: z.optional(z.string()),
      base_changelog: z.optional(z.string()),
      nightly_build: z.optional(z.boolean()),
      stable_release: z.optional(z.boolean()),
      sha256: z.optional(z.string()),
      pending_approval: z.optional(z.boolean()),
      release_rejected: z.optional(z.boolean()),
      release_rejected_reason: z.optional(z.string()),
      unpublish_reason: z.optional(z.string()),
      successor: z.optional(z.string()),
    }),
    response: Release,
    summary:
      "Changes a release: `nightly_build` publishes or unpublishes it as a nightly build, `pending_approval` requests approval, `stable_release` approves or unpublishes it, and `release_rejected` with `release_rejected_reason` rejects it. `changelog` replaces the changelog. `sha256`, `base_changelog`, `unpublish_reason` and `successor` are our additions. With `sha256`, an approval counts only if that is the digest of the release's file. With `base_changelog`, the release changes only if that is still its changelog. Accounts that downloaded an unpublished version are told `unpublish_reason` and the tag name of its `successor`. 400 if the release's state does not allow the change, or if a release without a file would be published or wait for approval.",
  }),
  createSharedLink: endpoint({
    area: "releases",
    name: "createSharedLink",
    method: "POST",
    path: `${one}shared-link/`,
    changes: ["releases.listSharedLinks"],
    body: z.object({ expiration_date: z.string() }),
    response: z.object({ download_link: z.string() }),
    summary:
      "Creates a link to the release's file that works without a session. It expires at the given time, at most 30 days ahead, with an offset from UTC.",
  }),
  listHistory: endpoint({
    area: "releases",
    name: "listHistory",
    method: "GET",
    path: `${one}history/`,
    response: listOf(ReleaseEvent),
    summary: "The history of the release, the newest first. Optional for servers.",
  }),
  listDownloaders: endpoint({
    area: "releases",
    name: "listDownloaders",
    method: "GET",
    path: `${one}downloaders/`,
    response: listOf(ReleaseDownloader),
    summary:
      "The accounts that downloaded the release, the last one first: at most 100, and `count` of all of them. Optional for servers.",
  }),
  listSharedLinks: endpoint({
    area: "releases",
    name: "listSharedLinks",
    method: "GET",
    path: `${one}shared-links/`,
    response: listOf(SharedLink),
    summary: "The valid temporary links to the release, the newest first. Optional for servers.",
  }),
  revokeSharedLink: endpoint({
    area: "releases",
    name: "revokeSharedLink",
    method: "DELETE",
    path: `${one}shared-links/{linkGuid}/`,
    changes: ["releases.listSharedLinks"],
    response: nothing,
    status: 204,
    summary: "Ends a temporary link.",
  }),
};
