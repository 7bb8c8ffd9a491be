import { describe, expect, it } from "vitest";
import { systemClock } from "../core/clock";
import { databaseFiles } from "../files/database-files";
import { closeAfterAll } from "../testing/databases";
import { postgresCopy } from "../testing/postgres";
import { commandNamed } from "./admin-commands";
import { ownFiles } from "./named-file";

describe("the command line", async () => {
  const { db } = closeAfterAll(await postgresCopy());

  async function admin(name: string, ...args: string[]): Promise<string> {
    const run = await commandNamed(name)(args, ownFiles);
    const settings = { productId: "compiler", releaseKey: undefined, approvalsNeeded: 1, groups: {}, mail: undefined };
    return run({ db, clock: systemClock, files: databaseFiles, by: "command line (ada)", ...settings });
  }

  it.each([
    ["2027-02-30", "--expires needs a date like 2027-12-31."],
    ["", "--expires needs a date like 2027-12-31."],
    ["2020-12-31", "--expires is 2020-12-31, which is over. Nobody could redeem the coupon."],
  ])("creates no coupon that expires on %j", async (expires, sentence) => {
    const before = await admin("list-coupons");
    const args = ["--type", "pro", "--duration-days", "30", "--expires", expires];
    await expect(admin("create-coupon", ...args)).rejects.toThrow(sentence);
    expect(await admin("list-coupons")).toBe(before);
  });

  it("says which argument is missing when a file's name is empty", async () => {
    await expect(admin("set-text", "agreement")).rejects.toThrow(
      "set-text needs agreement or privacy-policy, and a file.",
    );
    const args = ["ada@example.org", "--password-file", ""];
    await expect(admin("create-user", ...args)).rejects.toThrow("A file's name is empty.");
  });
});
