import type { Texts } from "../catalog";

type Complain = (text: string) => void;

/**
 * Merges the embedder's texts over ours. Ignores texts of the wrong type and falls back to ours where a function
 * throws, because a wrong text must not break a panel.
 */
export function fitTexts<T extends Texts>(ours: T, own: Texts, place: string, complain: Complain): T {
  const fitted: Record<string, unknown> = { ...ours };
  for (const [name, text] of Object.entries(own))
    fitted[name] = Object.hasOwn(ours, name) ? fitText(ours[name], text, `${place}.${name}`, complain) : text;
  return fitted as T;
}

function fitText(ours: unknown, own: unknown, place: string, complain: Complain): unknown {
  if (own === undefined || own === null || own === ours) return ours;
  if (typeof own !== typeof ours || Array.isArray(own) !== Array.isArray(ours)) {
    complain(`${place} is not used: it must be a ${typeof ours}.`);
    return ours;
  }
  if (typeof own === "function") return guarded(ours as TextFunction, own as TextFunction, place, complain);
  return typeof own === "object" && !Array.isArray(own) ? fitTexts(ours as Texts, own as Texts, place, complain) : own;
}

type TextFunction = (...values: readonly unknown[]) => unknown;

function guarded(ours: TextFunction, own: TextFunction, place: string, complain: Complain): TextFunction {
  return (...values) => {
    try {
      const text = own(...values);
      if (typeof text === "string" || typeof ours(...values) !== "string") return text;
      complain(`${place} is not used: it must return a string.`);
    } catch (error) {
      complain(`${place} is not used: it threw ${String(error)}.`);
    }
    return ours(...values);
  };
}
