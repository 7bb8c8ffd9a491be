import type { Browser } from "./browser";

type Values = Readonly<Record<string, string>>;

/** The values of a path parameter, for the suites that hold for all calls. */
export interface ParameterCase {
  /** An object of the demo that `empty@example.com` may not see. */
  readonly anothers: string;
  readonly unknown: string;
  readonly malformed: string;
  /** An object that the subject of the large database may see. */
  readonly large?: string;
  /** The list of the customer's objects, below the API, and the field of an item that has the value. */
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
  /** By the name of the path parameter. */
  readonly parameters?: Readonly<Record<string, ParameterCase>>;
  /** By the id of the call. */
  readonly writes?: Readonly<Record<string, WriteCase>>;
}

interface OwnObjects extends Pick<ParameterCase, "large"> {
  readonly list?: string;
}

/** A guid of another account's object in the demo, and where to find the viewer's own. */
export const guidCase = (anothers: string, { large, list }: OwnObjects = {}): ParameterCase => ({
  anothers,
  unknown: "00000000-0000-4000-8000-00000000dead",
  malformed: "1-or-1=1",
  large,
  listed: list === undefined ? undefined : [list, "guid"],
});

/** The same for objects that have a number. */
export const numberCase = (anothers: string, { large, list }: OwnObjects = {}): ParameterCase => ({
  anothers,
  unknown: "999999",
  malformed: "1-or-1=1",
  large,
  listed: list === undefined ? undefined : [list, "id"],
});
