import { PortalError } from "@gatehouse/contract";
import { Refusal } from "../texts/refusal";
import type { Say } from "../texts/refusals.messages";

/** The parts of a zod issue that decide its message. */
export interface Issue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly expected?: unknown;
  readonly format?: unknown;
  readonly origin?: unknown;
  readonly maximum?: unknown;
  readonly minimum?: unknown;
}

/**
 * Turns issues of a body or query into Django REST Framework's messages by top-level field.
 * @param others - messages of fields that have no issues.
 */
export function invalidInput(
  issues: readonly Issue[],
  input: unknown,
  others: Readonly<Record<string, readonly Say[]>> = {},
): PortalError {
  const fields: Record<string, Say[]> = {};
  const messages: Say[] = [];
  for (const issue of issues) {
    const [field] = issue.path;
    const text = messageOf(issue, valueAt(input, issue.path));
    if (field === undefined) messages.push(text);
    else (fields[String(field)] ??= []).push(text);
  }
  return new Refusal("invalid", { status: 400, fields: { ...others, ...fields }, messages });
}

function messageOf(issue: Issue, value: unknown): Say {
  if (issue.path.length === 0) return (t) => t.field.notADictionary(pythonType(value));
  if (value === undefined) return (t) => t.field.required;
  if (value === null) return (t) => t.field.notNull;
  switch (issue.code) {
    case "invalid_type":
      return wrongType(issue.expected, value);
    case "invalid_value":
      return (t) => t.field.notAChoice(shown(value));
    case "invalid_format":
      return (t) => (issue.format === "email" ? t.field.notAnEmail : t.field.notValid);
    case "too_big":
      return (t) => t.field[issue.origin === "string" ? "atMostCharacters" : "atMost"](Number(issue.maximum));
    case "too_small":
      return (t) => t.field[issue.origin === "string" ? "atLeastCharacters" : "atLeast"](Number(issue.minimum));
    default:
      return (t) => t.field.notValid;
  }
}

/** A value as text. Objects become JSON, because a field named `toString` would break `String()`. */
function shown(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function wrongType(expected: unknown, value: unknown): Say {
  switch (expected) {
    case "string":
      return (t) => t.field.notAString;
    case "boolean":
      return (t) => t.field.notABoolean;
    case "int":
      return (t) => t.field.notAnInteger;
    case "number":
      return (t) => t.field.notANumber;
    case "file":
      return (t) => t.field.notAFile;
    case "array":
      return (t) => t.field.notAList(pythonType(value));
    default:
      return (t) => t.field.notADictionary(pythonType(value));
  }
}

function pythonType(value: unknown): string {
  if (Array.isArray(value)) return "list";
  switch (typeof value) {
    case "string":
      return "str";
    case "number":
      return Number.isInteger(value) ? "int" : "float";
    case "boolean":
      return "bool";
    case "object":
      return value === null ? "NoneType" : "dict";
    default:
      return "NoneType";
  }
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
