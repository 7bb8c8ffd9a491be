import { type Screen, screens } from "../navigation/screens";

/** Pages that every customer has. Each path is one segment. */
const known = [
  "licenses",
  "orders",
  "downloads",
  "support",
  "profile",
  "sessions",
  "projects",
  "shoppingCart",
] as const;

export type KnownScreen = (typeof known)[number] & Screen;

/** The maximum number of wrong, missing or extra letters. */
const tolerance = 2;

/** The page with the address closest to the requested one, or undefined. */
export function closestScreen(path: string): KnownScreen | undefined {
  const [segment = ""] = path.toLowerCase().split("/").filter(Boolean);
  return known
    .map((screen) => ({ screen, distance: lettersApart(segment, screens[screen].slice(1)) }))
    .filter(({ distance }) => distance <= tolerance)
    .sort((one, other) => one.distance - other.distance)[0]?.screen;
}

/** The Levenshtein distance between two words. */
function lettersApart(word: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  [...word].forEach((letter, line) => {
    const next = [line + 1];
    [...other].forEach((otherLetter, at) => {
      const [left = 0, above = 0, corner = 0] = [next[at], row[at + 1], row[at]];
      next.push(Math.min(left + 1, above + 1, corner + (letter === otherLetter ? 0 : 1)));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
}
