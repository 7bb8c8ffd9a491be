import { type OwnPages, type Screen, screens } from "@gatehouse/panels/navigation";

/** Parses the setting `pages`: `team=/account/team?guid={teamGuid} orders=/account/orders`. Skips unknown screens. */
export function readOwnPages(text: string): OwnPages {
  const entries = ownPageEntries(text).map((entry) => entry.split(/=(.*)/, 2));
  return Object.fromEntries(
    entries.filter((entry): entry is [Screen, string] => Object.hasOwn(screens, entry[0] ?? "") && Boolean(entry[1])),
  );
}

/** The entries of the setting `pages`, one per screen. */
export function ownPageEntries(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean);
}
