import { type Endpoint, PortalError } from "@gatehouse/contract";
import { releases } from "@gatehouse/contract/releases";
import { bind, type Handler } from "../../http/bind";
import type { ServerApp } from "../../http/server-app";
import { mayOf } from "./capabilities";
import { bindReleaseDownloads } from "./download-page";
import { listDownloaders } from "./downloaders";
import { getRelease, listReleaseHistory, listReleases } from "./rules";
import { createSharedLink, listSharedLinks, revokeSharedLink } from "./shared-links";
import { signerOf } from "./statements";
import { updateRelease } from "./update";

/** Binds the endpoints of release management, for accounts that may see releases, and the download links. */
export function bindReleases(server: ServerApp): void {
  const forStaff =
    <E extends Endpoint>(handler: Handler<E>): Handler<E> =>
    async (context, input) => {
      if (!mayOf(server, context.viewer).has("releases.view")) throw new PortalError("forbidden");
      return handler(context, input);
    };
  bind(
    server,
    releases.list,
    forStaff((context, { query }) => listReleases(context, query)),
  );
  bind(
    server,
    releases.get,
    forStaff((context, { params }) => getRelease(context, params.versionTag, server.approvalsNeeded)),
  );
  bind(
    server,
    releases.update,
    forStaff((context, { params, body }) =>
      updateRelease(
        context,
        { may: mayOf(server, context.viewer), signer: signerOf(server), approvalsNeeded: server.approvalsNeeded },
        params.versionTag,
        body,
      ),
    ),
  );
  bind(
    server,
    releases.createSharedLink,
    forStaff((context, { params, body }) => createSharedLink(context, params.versionTag, body.expiration_date)),
  );
  bind(
    server,
    releases.listHistory,
    forStaff((context, { params }) => listReleaseHistory(context, params.versionTag)),
  );
  bind(
    server,
    releases.listDownloaders,
    forStaff((context, { params }) => listDownloaders(context, params.versionTag)),
  );
  bind(
    server,
    releases.listSharedLinks,
    forStaff((context, { params }) => listSharedLinks(context, params.versionTag)),
  );
  bind(
    server,
    releases.revokeSharedLink,
    forStaff((context, { params }) => revokeSharedLink(context, params.versionTag, params.linkGuid)),
  );
  bindReleaseDownloads(server);
}
