import type { User } from "@gatehouse/contract/viewer";
import { describe, expect, it } from "vitest";
import { redrawPicture } from "../node/redraw-picture";
import { createPortalServer } from "../server";
import { anyDatabase, closeAfterAll } from "../testing/databases";
import { TestClock } from "../testing/test-clock";
import { fixedViewer } from "./fixed-viewer";

describe.each(anyDatabase)("the account of a server in the tab on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());

  it.each([
    ["tester@example.com", ["release-testers"]],
    ["desk@example.com", ["license-desk"]],
    ["customer@example.com", []],
  ])("%s is in %j", async (email, groups) => {
    const server = createPortalServer({
      db,
      product: { id: "example", name: "Example" },
      auth: fixedViewer(email),
      redrawPicture,
      clock: new TestClock(),
    });
    const response = await server.fetch(new Request("http://portal.test/api/webapp/v1/me/"));
    const user = (await response.json()) as User;
    expect([user.email, user.groups.map(({ name }) => name)]).toEqual([email, groups]);
  });
});
