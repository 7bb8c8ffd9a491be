import { isProductId } from "@gatehouse/contract";
import type { Access } from "../access";
import type { Appearance } from "../appearance";
import { readOrigin } from "./api-origin";

/** Whether the embedder writes settings as props of the provider or as attributes of an element. */
export type SettingNames = "props" | "attributes";

export type Values = Readonly<Record<string, unknown>>;

/** A wrong setting. `about` is the key of its fix in `setting-fixes.ts`, which loads only when needed. */
export interface Problem {
  readonly about: string;
  readonly text: string;
  /** Whether the problem can disappear without a changed setting. */
  readonly isPassing?: boolean;
}

type Test = (value: unknown, key: string, around: Values) => boolean;

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isFunction = (value: unknown) => typeof value === "function";
const isText = (value: unknown): value is string => typeof value === "string";
const matches =
  (pattern: RegExp): Test =>
  (value) =>
    isText(value) && pattern.test(value);
const isOneOf =
  <T>(...choices: readonly T[]): Test =>
  (value) =>
    choices.includes(value as T);

/**
 * A test with the required and the optional settings it applies to. Optional settings can be null. `*` means each entry
 * of an object.
 */
const rules: readonly (readonly [isRight: Test, required: string, optional: string])[] = [
  [isObject, "product navigation", "api appearance appearance.tokens navigation.search groups messages messages.*"],
  [(value) => isText(value) && isProductId(value), "product.id", ""],
  [matches(/\S/), "product.name", ""],
  // Must be 32 bytes in base64. With any other key, every file would fail verification.
  [matches(/^[\w+/]{43}=$/), "", "product.releaseKey"],
  [
    isFunction,
    "navigation.href navigation.leave navigation.here navigation.search.read navigation.search.write navigation.search.subscribe",
    "navigation.go navigation.block navigation.setTitle api.fetch api.readCookie onEvent onNotify",
  ],
  // With their own fetch, embedders can reach any origin.
  [
    (value, _key, { fetch }) => isText(value) && (isFunction(fetch) || readOrigin(value) !== undefined),
    "",
    "api.origin",
  ],
  [(value) => isObject(value) || isFunction(value), "", "api.headers"],
  [matches(/^[\w!#$%&'*+.^`|~-]+$/), "", "api.csrfCookie api.csrfHeader"],
  // Browsers fire longer timers immediately.
  [(value) => typeof value === "number" && value > 0 && value < 2 ** 31, "", "api.timeoutMs"],
  [isOneOf<Access>("redirect", "inline"), "", "access"],
  [(value) => Array.isArray(value) && value.every(isText), "", "groups.*"],
  [isOneOf<Appearance["theme"]>("light", "dark", "auto", "host"), "", "appearance.theme"],
  [isText, "", "appearance.nonce"],
  // `instanceof` fails for elements of another window.
  [
    (value) => isObject(value) && (value["nodeType"] === 1 || value["nodeType"] === 11),
    "",
    "appearance.styleTarget appearance.overlayContainer",
  ],
  [Number.isFinite, "", "appearance.zIndex"],
  [(value, name) => isText(value) && name.startsWith("--gh-"), "", "appearance.tokens.*"],
];

/** Lists the problems of the settings. It never throws. */
export function findProblems(settings: Values, names: SettingNames): readonly Problem[] {
  const problemsAt = (path: string, isRight: Test, isRequired: boolean): readonly Problem[] => {
    const steps = path.split(".");
    const last = steps.pop() ?? "";
    const around = steps.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), settings);
    // A scope has only some of the settings.
    if (!isObject(around) || (around === settings && !(last in settings))) return [];
    return (last === "*" ? Object.keys(around) : [last]).flatMap((key) => {
      const value = around[key];
      if (value === undefined || value === null ? !isRequired : isRight(value, key, around)) return [];
      return {
        about: path,
        text: `${last === "*" ? `${steps.join(".")}["${key}"]` : settingName(path, names)} is ${described(value)}.`,
      };
    });
  };
  try {
    return rules.flatMap(([isRight, ...lists]) =>
      lists.flatMap((list, at) => list.split(" ").flatMap((path) => problemsAt(path, isRight, at === 0))),
    );
  } catch (error) {
    return [{ about: "", text: `The settings cannot be read: ${String(error)}.` }];
  }
}

/** The name of a setting for the embedder: `product.id`, or `product-id` on an element. */
export function settingName(path: string, names: SettingNames): string {
  return names === "props" ? path : path.replace("appearance.", "").replace(".", "-");
}

/** Describes a value for a message. */
export function described(value: unknown): string {
  if (value === undefined) return "missing";
  if (isText(value)) return `"${value.slice(0, 80)}"`;
  if (Array.isArray(value)) return "a list";
  return isObject(value) ? "an object" : isFunction(value) ? "a function" : String(value);
}
