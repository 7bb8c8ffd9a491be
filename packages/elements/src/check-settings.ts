import { type Screen, screens } from "@gatehouse/panels/navigation";
import { ownPageEntries, readOwnPages } from "./own-pages";
import type { GivenSettings, Settings } from "./settings";

const choices: { readonly [K in "access" | "theme"]: readonly Settings[K][] } = {
  access: ["inline", "redirect"],
  theme: ["auto", "light", "dark", "host"],
};

/**
 * Returns the settings, or a message about the first wrong attribute. The provider checks the attributes that are
 * passed on unchanged.
 */
export function checkSettings(given: GivenSettings): Settings | string {
  const { base, pages, zIndex } = given;
  const access = choices.access.find((choice) => choice === given.access);
  const theme = choices.theme.find((choice) => choice === given.theme);
  if (access === undefined) return wrongChoice("access", given);
  if (theme === undefined) return wrongChoice("theme", given);
  if (!/^(?:$|\/|https?:\/\/)/i.test(base)) return `base is "${base}". Use the path of the portal, such as "/app".`;
  if (zIndex !== undefined && !/^\s*[+-]?\d+\s*$/.test(zIndex)) return `z-index is "${zIndex}". Use a whole number.`;
  const groups = readJson(given.groups);
  if (groups === null)
    return `groups is not valid JSON. Write an object: capabilities by the SHA-256 of a group's name.`;
  return (
    pagesProblem(pages) ?? {
      ...given,
      access,
      groups: groups as Settings["groups"],
      theme,
      zIndex: zIndex === undefined ? undefined : Number(zIndex),
    }
  );
}

/** Parses JSON. Null for invalid JSON. The provider checks the content. */
function readJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function wrongChoice(name: keyof typeof choices, given: GivenSettings): string {
  return `${name} is "${given[name]}". Use one of ${choices[name].join(", ")}.`;
}

function pagesProblem(pages: string): string | undefined {
  for (const entry of ownPageEntries(pages)) {
    const [[screen, address] = []] = Object.entries(readOwnPages(entry));
    if (screen === undefined || address === undefined)
      return `pages has "${entry}". Write a screen and its address, such as "orders=/account/orders". The screens are ${Object.keys(screens).join(", ")}.`;
    const known = parameters(screens[screen as Screen]);
    const unknown = parameters(address).find((parameter) => !known.includes(parameter));
    if (unknown !== undefined)
      return `pages has "${entry}". The screen ${screen} has ${known.length > 0 ? `the parameter ${known.join(", ")}` : "no parameter"}.`;
  }
  return undefined;
}

const parameters = (address: string): readonly string[] => address.match(/\{\w+\}/g) ?? [];
