import { downloads } from "@gatehouse/contract/downloads";
import { bind } from "../../http/bind";
import type { ServerApp } from "../../http/server-app";
import { getStatement, listNotices, signerOf } from "../releases";
import { getChangelog, getDownloadLink, listNightly, listStable } from "./rules";

/** Binds the endpoints of downloads. */
export function bindDownloads(server: ServerApp): void {
  bind(server, downloads.listStable, (context, { query }) => listStable(context, query));
  bind(server, downloads.listNightly, (context, { query }) => listNightly(context, query));
  bind(server, downloads.getChangelog, (context, { params }) => getChangelog(context, params.versionTag));
  bind(server, downloads.listNotices, (context) => listNotices(context));
  bind(server, downloads.getStatement, (context, { params }) =>
    getStatement(context, signerOf(server), params.versionTag),
  );
  bind(server, downloads.getDownloadLink, (context, { params }) =>
    getDownloadLink(context, server.product, params.versionTag),
  );
}
