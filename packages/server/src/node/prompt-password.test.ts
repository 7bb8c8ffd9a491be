import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { promptPassword } from "./prompt-password";

/** A terminal at which somebody types a text, and what it shows and records of its mode. */
function terminal(typed: string, isTTY = true) {
  const modes: boolean[] = [];
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: (isRaw: boolean) => modes.push(isRaw) });
  const output = new PassThrough({ encoding: "utf8" });
  input.write(typed);
  return { input, output, modes, shown: () => String(output.read() ?? "") };
}

describe("the prompt for a password", () => {
  it("asks twice, and never shows what is typed", async () => {
    const at = terminal("copper kettle on 9\rcopper kettle on 9\r");
    expect(await promptPassword(at)).toBe("copper kettle on 9");
    expect(at.shown()).toBe("New password: \nNew password again: \n");
    // In raw mode, the terminal itself doesn't show the keys either.
    expect(at.modes).toEqual([true, false]);
  });

  it("takes corrections while typing", async () => {
    expect(await promptPassword(terminal("copper kettlr\u007fe\rcopper kettle\r"))).toBe("copper kettle");
  });

  it("refuses two different passwords, and shows neither", async () => {
    const at = terminal("copper kettle on 9\rcopper kettle on 8\r");
    await expect(promptPassword(at)).rejects.toThrow("The passwords don't match.");
    expect(at.shown()).not.toContain("copper");
    expect(at.modes).toEqual([true, false]);
  });

  it("reads the first line of piped input once, without a prompt", async () => {
    const at = terminal("copper kettle on 9\nmore\n", false);
    expect(await promptPassword(at)).toBe("copper kettle on 9");
    expect([at.shown(), at.modes]).toEqual(["", []]);
  });

  it("says what to do if nothing is typed or piped", async () => {
    for (const isTTY of [true, false]) {
      const at = terminal("", isTTY);
      at.input.end();
      await expect(promptPassword(at)).rejects.toThrow("No password was given. Type it at the prompt, or name a file");
    }
  });
});
