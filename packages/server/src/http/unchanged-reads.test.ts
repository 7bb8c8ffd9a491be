import { createHash } from "node:crypto";
import { endpointId } from "@gatehouse/contract";
import { capabilities } from "@gatehouse/contract/viewer";
import { describe, expect, it } from "vitest";
import { minuteMs } from "../core/clock";
import { anyDatabase, closeAfterAll } from "../testing/databases";
import { ownAddress } from "../testing/own-address";
import { testPortal } from "../testing/test-portal";

/** Reads whose response differs each time: sessions show when they were last used, and links expire. */
const changing = ["sessions.listWeb", "downloads.getDownloadLink", "releases.get"];

describe.each(anyDatabase)("an unchanged read on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const groups = { [createHash("sha256").update("portal-admins").digest("hex")]: [...capabilities] };
  const portal = testPortal(db, { groups });
  const customer = await portal.signedIn("customer@example.com");
  const staff = await portal.signedIn("admin@example.com");
  const reads = portal.server.endpoints.filter((call) => call.method === "GET" && !changing.includes(endpointId(call)));

  it.each(reads.map((call) => ({ id: endpointId(call), path: call.path })))(
    "$id is a 304 without a body a minute later",
    async ({ path }) => {
      const address = await ownAddress(customer, path);
      const visitor = path.startsWith("/api/webapp-management/") ? staff : customer;
      const first = await visitor.fetch(address);
      expect([first.status, first.headers.get("Cache-Control")]).toEqual([200, "private, no-cache"]);
      portal.clock.advance(minuteMs);
      const next = await visitor.fetch(address, { headers: { "If-None-Match": first.headers.get("ETag") ?? "" } });
      expect([next.status, await next.text()]).toEqual([304, ""]);
    },
  );
});
