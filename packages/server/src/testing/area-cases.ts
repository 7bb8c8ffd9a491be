import type { Browser } from "./browser";

type Values = Readonly<Record<string, string>>;

/** Values of a path parameter, for suites that cover all endpoints. */
export interface ParameterCase {
  /** A demo object that `empty@example.com` may not see. */
  readonly anothers: string;
  readonly unknown: string;
  readonly malformed: string;
  /** An object that the subject of the large database may see. */
  readonly large?: string;
  /** The customer's list of such objects, as a path relative to the API, and the field of an item with the value. */
  readonly listed?: readonly [list: string, field: string];
}

/** An input of a write that succeeds for the subject of the large database. */
export interface WriteCase {
  readonly as?: string;
  readonly params?: Values | ((browser: Browser) => Promise<Values>);
  readonly body?: object | ((browser: Browser) => Promise<object>);
}

/** The cases of an area, in `<area>.cases.ts`. */
export interface ServerCases {
  /** By path parameter. */
  readonly parameters?: Readonly<Record<string, ParameterCase>>;
  /** By endpoint id. */
  readonly writes?: Readonly<Record<string, WriteCase>>;
}

interface OwnObjects extends Pick<ParameterCase, "large"> {
  readonly list?: string;
}

/** Values of a guid parameter: another account's demo object, and where to find the viewer's own. */
export const guidCase = (anothers: string, { large, list }: OwnObjects = {}): ParameterCase => ({
  anothers,
  unknown: "00000000-0000-4000-8000-00000000dead",
  malformed: "1-or-1=1",
  large,
  listed: list === undefined ? undefined : [list, "guid"],
});

/** Values of a parameter with a number. */
export const numberCase = (anothers: string, { large, list }: OwnObjects = {}): ParameterCase => ({
  anothers,
  unknown: "999999",
  malformed: "1-or-1=1",
  large,
  listed: list === undefined ? undefined : [list, "id"],
});
