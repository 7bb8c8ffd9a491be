import { type PortalClient, PortalError } from "@gatehouse/contract";
import { type ProfileChanges } from "@gatehouse/contract/profile";
import { validResponse } from "@gatehouse/contract/testing";
import { type User, viewer } from "@gatehouse/contract/viewer";
import { describe, expect, it } from "vitest";
import { done, notDone, unknown } from "../../data/find-done";
import { findUpdated } from "./find-profile-updated";
import { findSignedOut } from "./find-signed-out";

const me = (changes: Partial<User>): User => ({ ...(validResponse(viewer.me) as User), ...changes });

describe("a saved profile", () => {
  const look = (
    body: ProfileChanges,
    before: Partial<User> | undefined,
    now: Partial<User>,
    others: readonly User[] = [],
  ) => findUpdated.look({ body }, (async () => me(now)) as PortalClient["call"], [before && me(before)], others);
  const picture = new File(["x"], "me.png");
  const own = (address: string): Partial<User> => ({ profile_picture_source: "avatar", profile_picture_url: address });
  const none: Partial<User> = { profile_picture_source: "default", profile_picture_url: null };

  it("has the texts as servers keep them", async () => {
    const now = { first_name: "Ada", bio: "a\nb", website_url: null, marketing_emails_accepted: null };
    expect(
      await look({ first_name: " Ada ", bio: "a\r\nb", website_url: "", marketing_emails_accepted: false }, {}, now),
    ).toEqual(done(me(now)));
  });
  it("is not saved when one field differs", async () =>
    expect(await look({ first_name: "Ada", bio: "new" }, {}, { first_name: "Ada", bio: "old" })).toEqual(notDone));

  it.each<[string, Partial<User> | undefined, Partial<User>, "done" | "notDone" | "unknown"]>([
    ["is there where there was none", none, own("/a"), "done"],
    ["has another address", own("/a"), own("/b"), "done"],
    ["has the same address", own("/a"), own("/a"), "notDone"],
    ["has an address signed anew, or of another version", own("/a?sig=1"), own("/a?sig=2"), "unknown"],
    ["is not there", none, none, "notDone"],
    ["is there, and nobody knows since when", undefined, own("/a"), "unknown"],
  ])("whose new picture %s", async (_name, before, now, outcome) =>
    expect(await look({ avatar: picture }, before, now)).toMatchObject({ outcome }),
  );

  it("has its new picture when a text came with it", async () => {
    expect(
      await look({ avatar: picture, bio: "new" }, { ...own("/a"), bio: "old" }, { ...own("/a"), bio: "new" }),
    ).toMatchObject({ outcome: "done" });
  });
  it("may have the picture of another try", async () =>
    expect(await look({ avatar: picture }, own("/a"), own("/b"), [me({})])).toEqual(unknown));
  it("has no picture once it is removed", async () => {
    expect(await look({ clear_avatar: true }, own("/a"), none)).toMatchObject({ outcome: "done" });
    expect(await look({ clear_avatar: true }, own("/a"), own("/a"))).toEqual(notDone);
  });
});

it("a signed-out user has no session", async () => {
  const failing = (failure: PortalError) =>
    (async () => {
      throw failure;
    }) as PortalClient["call"];
  expect(await findSignedOut.look({}, failing(new PortalError("unauthenticated")), [], [])).toEqual(done(undefined));
  expect(await findSignedOut.look({}, (async () => me({})) as PortalClient["call"], [], [])).toEqual(notDone);
  await expect(findSignedOut.look({}, failing(new PortalError("server")), [], [])).rejects.toThrow(PortalError);
});
