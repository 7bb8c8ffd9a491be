import { describe, expect, it } from "vitest";
import { createFormat } from "../../../portal/format";
import { profileMessages } from "../profile.messages";
import { profileItalian } from "../profile.messages.it";
import { checkPicture } from "./check-picture";

const file = (bytes: number, type = "image/png") => new File([new Uint8Array(bytes)], "me.png", { type });
const english = [profileMessages.english, createFormat("en")] as const;

describe("a file that cannot be the picture", () => {
  it("is reported with its size, never rounded to the limit, in the user's number format", async () => {
    expect(await checkPicture(file(204_801), ...english)).toBe(
      "This picture is 200.1 KB. The limit is 200 KB. Choose a smaller one.",
    );
    expect(await checkPicture(file(2_048_000), ...english)).toMatch("2,000 KB");
    expect(await checkPicture(file(204_801), profileItalian, createFormat("it"))).toMatch("200,1 KB");
  });

  it("is first reported not to be a picture", async () => {
    expect(await checkPicture(file(204_801, "image/svg+xml"), ...english)).toBe(
      "Choose a PNG, JPEG, GIF or WebP file.",
    );
  });
});
