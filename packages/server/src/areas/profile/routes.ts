import { PortalError } from "@gatehouse/contract";
import { profile } from "@gatehouse/contract/profile";
import type { User } from "@gatehouse/contract/viewer";
import { isGuid } from "../../core/guid";
import type { Context } from "../../db/context";
import { bind } from "../../http/bind";
import { matchesEtag } from "../../http/etag";
import { requestFacts } from "../../http/request-facts";
import { headersOf } from "../../http/response-headers";
import type { ServerApp } from "../../http/server-app";
import { getAvatar, updateProfile } from "./rules";

/**
 * Binds the endpoints of the profile.
 * @param getMe - Makes the response to a change: the user as in `viewer.me`.
 */
export function bindProfile(server: ServerApp, getMe: (context: Context) => Promise<User>): void {
  bind(server, profile.update, async (context, { body }) => {
    await updateProfile(context, server.redrawPicture, body);
    return getMe(context);
  });

  // The contract has no endpoint for it, because the response isn't JSON and only an <img> requests it.
  server.app.get("/api/webapp/v1/me/avatar/:guid/", async (c) => {
    const identity = await server.auth.identify(server, requestFacts(c, server));
    if (identity === undefined) throw new PortalError("unauthenticated");
    const guid = c.req.param("guid");
    if (!isGuid(guid)) throw new PortalError("not-found");
    const { type, bytes } = await getAvatar({ db: server.db, clock: server.clock, viewer: identity.viewer }, guid);
    const etag = `"${guid.toLowerCase()}"`;
    const headers = headersOf("file", { "Content-Type": type, ETag: etag });
    for (const value of identity.setCookies) headers.append("Set-Cookie", value);
    if (matchesEtag(c.req.header("If-None-Match"), etag)) return new Response(null, { status: 304, headers });
    return new Response(bytes, { headers });
  });
}
