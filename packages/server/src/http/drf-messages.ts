import { PortalError } from "@gatehouse/contract";

/** As much of a zod issue as decides its message. */
export interface Issue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly expected?: unknown;
  readonly format?: unknown;
  readonly origin?: unknown;
  readonly maximum?: unknown;
  readonly minimum?: unknown;
}

/** Issues of a body or query as Django REST Framework words them: messages by top-level field. */
export function invalidInput(issues: readonly Issue[], input: unknown): PortalError {
  const fields: Record<string, string[]> = {};
  const messages: string[] = [];
  for (const issue of issues) {
    const [field] = issue.path;
    const text = messageOf(issue, valueAt(input, issue.path));
    if (field === undefined) messages.push(text);
    else (fields[String(field)] ??= []).push(text);
  }
  return new PortalError("invalid", { status: 400, fields, messages });
}

function messageOf(issue: Issue, value: unknown): string {
  if (issue.path.length === 0) return `Invalid data. Expected a dictionary, but got ${pythonType(value)}.`;
  if (value === undefined) return "This field is required.";
  if (value === null) return "This field may not be null.";
  switch (issue.code) {
    case "invalid_type":
      return wrongType(issue.expected, value);
    case "invalid_value":
      return `"${shown(value)}" is not a valid choice.`;
    case "invalid_format":
      return issue.format === "email" ? "Enter a valid email address." : "Enter a valid value.";
    case "too_big":
      return issue.origin === "string"
        ? `Ensure this field has no more than ${String(issue.maximum)} characters.`
        : `Ensure this value is less than or equal to ${String(issue.maximum)}.`;
    case "too_small":
      return issue.origin === "string"
        ? `Ensure this field has at least ${String(issue.minimum)} characters.`
        : `Ensure this value is greater than or equal to ${String(issue.minimum)}.`;
    default:
      return "Enter a valid value.";
  }
}

/** Objects as JSON: one with a field named `toString` has no other text. */
function shown(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function wrongType(expected: unknown, value: unknown): string {
  switch (expected) {
    case "string":
      return "Not a valid string.";
    case "boolean":
      return "Must be a valid boolean.";
    case "int":
      return "A valid integer is required.";
    case "number":
      return "A valid number is required.";
    case "file":
      return "The submitted data was not a file. Check the encoding type on the form.";
    case "array":
      return `Expected a list of items but got type "${pythonType(value)}".`;
    default:
      return `Invalid data. Expected a dictionary, but got ${pythonType(value)}.`;
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
