import { type PortalClient, PortalError } from "@gatehouse/contract";
import { listTickets, type Ticket } from "@gatehouse/contract/support";
import { type Team, teams } from "@gatehouse/contract/teams";
import { viewer } from "@gatehouse/contract/viewer";
import { describe, expect, it } from "vitest";
import { done, notDone, unknown } from "../../data/find-done";
import {
  findAssigned,
  findCreated,
  findDeleted,
  findPermissionRequested,
  findUserAdded,
  findUserRequested,
} from "./teams.look-ups";

const page = <Item>(results: readonly Item[], next: string | null = null) => ({
  count: results.length,
  next,
  previous: null,
  results: [...results],
});
const responses = (...pairs: readonly (readonly [unknown, unknown])[]) =>
  (async (call: unknown) => new Map(pairs).get(call)) as PortalClient["call"];

describe("a request that opens a ticket", () => {
  const ticket = (id: number, text = "", created_at: string | null = null): Ticket => ({
    id,
    subject: undefined,
    title: text,
    description: `<p>${text}</p>`,
    created_at,
  });
  const email = "ada+x@partner.example";
  const look = (before: readonly Ticket[] | undefined, now: readonly Ticket[], others: readonly number[] = []) =>
    findUserRequested.look(
      { teamGuid: "t", body: { new_member_email: email } },
      responses([listTickets, page(now)]),
      [before && page(before)],
      others.map((id) => ({ id })),
    );

  it("opened the one that is new", async () =>
    expect(await look([ticket(1)], [ticket(2), ticket(1)])).toEqual(done({ id: 2 })));
  it("opened the one that mentions the address, in whatever case", async () => {
    expect(await look([], [ticket(4, "other"), ticket(3, "Add Ada+X@partner.example")])).toEqual(done({ id: 3 }));
  });
  it("opened the newest of several alike", async () => {
    expect(
      await look(
        [],
        [ticket(2, "", "2026-11-02T10:00:00Z"), ticket(3, "", "2026-11-02T11:00:00Z"), ticket(1, "", null)],
      ),
    ).toEqual(done({ id: 3 }));
  });
  it("opened none when none is new", async () => expect(await look([ticket(1)], [ticket(1)])).toEqual(notDone));
  it("opened none when there is none", async () => expect(await look(undefined, [])).toEqual(notDone));
  it("may have opened any when nobody knows what was there", async () =>
    expect(await look(undefined, [ticket(1)])).toEqual(unknown));
  it("did not open the ticket of another request", async () =>
    expect(await look([], [ticket(1)], [1])).toEqual(notDone));
  it("is unknown if tickets can't be read", async () => {
    const ask = (async () => {
      throw new PortalError("not-found");
    }) as PortalClient["call"];
    await expect(findPermissionRequested.look({}, ask, [undefined], [])).rejects.toThrow(PortalError);
  });
});

describe("a team", () => {
  const person = (email: string) => ({ email, first_name: "", last_name: "" });
  const team = (guid: string, name = "Readout", manager = "a@example.com"): Team => ({
    guid,
    name,
    seats_count: 0,
    available_seats: 0,
    members_count: 1,
    manager: person(manager),
  });
  const create = (before: readonly Team[] | undefined, now: readonly Team[]) =>
    findCreated.look(
      { body: { name: " Readout " } },
      responses([viewer.me, person("A@example.com")], [teams.list, page(now)]),
      [before && page(before)],
      [],
    );

  it("is created when the viewer manages one of its name that is new", async () =>
    expect(await create([], [team("x")])).toEqual(done(team("x"))));
  it("that was there before is not the created one", async () =>
    expect(await create([team("x")], [team("x")])).toEqual(notDone));
  it("of another manager is not the created one", async () =>
    expect(await create([], [team("x", "Readout", "b@example.com")])).toEqual(notDone));
  it("is deleted when the whole list does not have it", async () => {
    const remove = (now: readonly Team[], next: string | null) =>
      findDeleted.look({ teamGuid: "x" }, responses([teams.list, page(now, next)]), [], []);
    expect([await remove([], null), await remove([], "?page=2"), await remove([team("x")], null)]).toEqual([
      done(undefined),
      unknown,
      notDone,
    ]);
  });

  it("finds a person under any spelling of the address", async () => {
    const member = { email: "New.Hand@Example.com" };
    expect(
      await findUserAdded.look(
        { teamGuid: "x", body: { email: "new.hand@example.com" } },
        responses([teams.listUsers, page([member])]),
        [],
        [],
      ),
    ).toEqual(done(undefined));
  });

  it("holds a license for the person it was assigned to, and for no other", async () => {
    const license = { guid: "l", owner: person("B@example.com"), is_statically_assigned: true };
    const assign = (email: string | null, held: object = license) =>
      findAssigned.look(
        { teamGuid: "x", licenseGuid: "l", body: { assigned_user_email: email } },
        responses([teams.listLicenses, page([held])]),
        [],
        [],
      );
    expect(await assign("b@example.com")).toEqual(done(license));
    expect(await assign("c@example.com")).toEqual(notDone);
    expect(await assign(null)).toEqual(notDone);
    const taken = { ...license, is_statically_assigned: false };
    expect(await assign(null, taken)).toEqual(done(taken));
    expect(await assign("b@example.com", taken)).toEqual(notDone);
  });
});
