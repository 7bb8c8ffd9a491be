import { type Endpoint, isPortalError, type PortalClient, PortalError } from "@gatehouse/contract";
import { licenses } from "@gatehouse/contract/licenses";
import { projects } from "@gatehouse/contract/projects";
import { sessions } from "@gatehouse/contract/sessions";
import { listTickets } from "@gatehouse/contract/support";
import { teams } from "@gatehouse/contract/teams";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findRedeemed } from "../areas/licenses/licenses.look-ups";
import { findTagCreated } from "../areas/projects/projects.look-ups";
import { findProductEnded } from "../areas/sessions/sessions.look-ups";
import { findPermissionRequested, findUserAdded, findUserRequested } from "../areas/teams/teams.look-ups";
import { endpointKey } from "./endpoint-key";
import { sendOnce } from "./send-once";
import { isUnconfirmed } from "./unconfirmed";

let serve: Map<Endpoint, () => unknown>;
let sent: string[];
let client: PortalClient;
let queryClient: QueryClient;

beforeEach(() => {
  serve = new Map();
  sent = [];
  queryClient = new QueryClient();
  const perform = async (call: Endpoint) => {
    if (call.method !== "GET") sent.push(call.name);
    return serve.get(call)?.();
  };
  client = { perform } as unknown as PortalClient;
});
afterEach(() => void vi.useRealTimers());

const page = (...results: readonly object[]) => ({ count: results.length, next: null, previous: null, results });
const lose = (): never => {
  throw new PortalError("network");
};
const refuse = (): never => {
  throw new PortalError("invalid", { status: 400, detail: "Unknown coupon." });
};
const sender = () => ({ client, queryClient, onUnreadable: () => undefined, pause: async () => undefined });
const failureOf = (done: Promise<unknown>) =>
  done.then(
    () => expect.unreachable("it was done"),
    (failure: unknown) => failure,
  );

describe("a request that opens a ticket", () => {
  let tickets: { readonly id: number }[];
  const open = () => {
    const ticket = { id: tickets.length + 1 };
    tickets.push(ticket);
    return ticket;
  };
  const requestPermission = () =>
    sendOnce(sender(), teams.requestPermission, {}, { findDone: findPermissionRequested });
  const requestUser = () =>
    sendOnce(
      sender(),
      teams.requestUser,
      { teamGuid: "t", body: { new_member_email: "a@partner.example" } },
      { findDone: findUserRequested },
    );

  beforeEach(() => {
    tickets = [];
    serve
      .set(listTickets, () => page(...tickets))
      .set(teams.requestPermission, open)
      .set(teams.requestUser, open);
  });

  it("does not take the ticket of a request of another kind for its own", async () => {
    serve.set(teams.requestPermission, lose);
    expect(isUnconfirmed(await failureOf(requestPermission()))).toBe(false);
    expect(await requestUser()).toEqual({ id: 1 });
    serve.set(teams.requestPermission, open);
    expect(await requestPermission()).toEqual({ id: 2 });
  });

  it.each([
    [29, "is looked up", 1],
    [31, "is sent anew", 2],
  ])("in doubt for %i minutes %s", async (minutes, _, id) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    serve.set(teams.requestPermission, () => {
      open();
      serve.set(listTickets, lose);
      return lose();
    });
    expect(isUnconfirmed(await failureOf(requestPermission()))).toBe(true);
    vi.setSystemTime(Date.now() + minutes * 60_000);
    serve.set(listTickets, () => page(...tickets)).set(teams.requestPermission, open);
    expect(await requestPermission()).toEqual({ id });
  });
});

describe("a coupon", () => {
  let held: { readonly guid: string }[];
  const redeem = () =>
    sendOnce(sender(), licenses.redeemCoupon, { body: { coupon_code: "RDR" } }, { findDone: findRedeemed });

  beforeEach(() => {
    held = [{ guid: "a" }];
    serve.set(licenses.list, () => page(...held));
  });

  it("in doubt is sent again, whatever license appeared since", async () => {
    serve.set(licenses.redeemCoupon, () => {
      serve.set(licenses.list, lose);
      return lose();
    });
    expect(isUnconfirmed(await failureOf(redeem()))).toBe(true);
    held.push({ guid: "from sales" });
    serve.set(licenses.list, () => page(...held)).set(licenses.redeemCoupon, () => ({ detail: "Redeemed." }));
    expect(await redeem()).toEqual({ detail: "Redeemed." });
    expect(sent).toEqual(["redeemCoupon", "redeemCoupon"]);
  });

  it("in doubt that is refused the second time was redeemed the first time", async () => {
    serve.set(licenses.redeemCoupon, () => {
      held.push({ guid: "b" });
      serve.set(licenses.list, lose);
      return lose();
    });
    await failureOf(redeem());
    serve.set(licenses.list, () => page(...held)).set(licenses.redeemCoupon, refuse);
    expect(await redeem()).toEqual({ detail: "" });
  });

  it("that is mistyped is refused although a license appeared since the list was read", async () => {
    queryClient.setQueryData(endpointKey(licenses.list, {}), page(...held), { updatedAt: Date.now() - 10_000 });
    held.push({ guid: "from sales" });
    serve.set(licenses.redeemCoupon, refuse);
    expect(isPortalError(await failureOf(redeem()), "invalid")).toBe(true);
  });
});

describe("a tag whose name is taken", () => {
  const body = { name: "v1", message: "", version_sha1: "a".repeat(40) };
  const create = () => sendOnce(sender(), projects.createTag, { projectGuid: "p", body }, { findDone: findTagCreated });
  const tagOf = (guid: string) => ({ ...body, guid, created_on: "2026-11-20T17:52:00Z" });
  let tags: object[];

  beforeEach(() => {
    tags = [];
    serve.set(projects.listTags, () => page(...tags));
  });

  it("was created by this request, which the browser has sent twice", async () => {
    serve.set(projects.createTag, () => {
      tags.push(tagOf("t"));
      return refuse();
    });
    expect(await create()).toMatchObject({ guid: "t" });
    expect(sent).toEqual(["createTag"]);
  });

  it("is refused if it was there before", async () => {
    tags.push(tagOf("t"));
    serve.set(projects.createTag, refuse);
    expect(isPortalError(await failureOf(create()), "invalid")).toBe(true);
  });

  it("is refused if another commit has it by now", async () => {
    serve.set(projects.createTag, () => {
      tags.push({ ...tagOf("t"), project_version: { version_sha1: "b".repeat(40) } });
      return refuse();
    });
    expect(isPortalError(await failureOf(create()), "invalid")).toBe(true);
  });
});

describe("a user who is in the team already", () => {
  const add = () =>
    sendOnce(
      sender(),
      teams.addUser,
      { teamGuid: "t", body: { email: "A@partner.example" } },
      { findDone: findUserAdded },
    );
  let users: object[];

  beforeEach(() => {
    users = [];
    serve.set(teams.listUsers, () => page(...users));
  });

  it("was added by this request, which the browser has sent twice", async () => {
    serve.set(teams.addUser, () => {
      users.push({ id: 7, email: "a@partner.example" });
      return refuse();
    });
    await add();
    expect(sent).toEqual(["addUser"]);
  });

  it("is refused if the user was there before", async () => {
    users.push({ id: 7, email: "a@partner.example" });
    serve.set(teams.addUser, refuse);
    expect(isPortalError(await failureOf(add()), "invalid")).toBe(true);
  });
});

it("an instance that is signed out already was signed out, though nothing can be looked up", async () => {
  serve.set(sessions.listProduct, lose).set(sessions.endProduct, () => {
    throw new PortalError("not-found", { detail: "Not found." });
  });
  expect(
    await sendOnce(sender(), sessions.endProduct, { sessionId: "7" }, { findDone: findProductEnded }),
  ).toBeUndefined();
});
