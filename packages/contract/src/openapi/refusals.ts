import type { Endpoint } from "../http/endpoint";
import type { JsonSchema, OpenApiResponse, Reference } from "./document";

const text: JsonSchema = { type: "string" };
const texts: JsonSchema = { type: "array", items: text };

/** The bodies of refusals, in Django REST Framework's and django-allauth's shapes. */
export const refusalSchemas: Readonly<Record<string, JsonSchema>> = {
  Detail: {
    type: "object",
    properties: { detail: { type: "string", description: "One sentence, fit for users." } },
    required: ["detail"],
  },
  FieldErrors: {
    type: "object",
    description: "Messages by the name of the field that they are about.",
    properties: { non_field_errors: { ...texts, description: "Messages that belong to no field." } },
    additionalProperties: texts,
  },
  AllauthErrors: {
    type: "object",
    properties: {
      status: { type: "integer" },
      errors: {
        type: "array",
        items: {
          type: "object",
          properties: {
            message: text,
            code: text,
            param: { ...text, description: "The field that the error is about." },
          },
          required: ["message", "code"],
        },
      },
    },
    required: ["status", "errors"],
  },
};

const bodyOf = (...names: readonly string[]) => {
  const schemas = names.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return { "application/json": { schema: schemas.length === 1 ? { ...schemas[0] } : { anyOf: schemas } } };
};

export const refusalResponses: Readonly<Record<string, OpenApiResponse>> = {
  Invalid: { description: "The request is not valid.", content: bodyOf("FieldErrors", "Detail") },
  InvalidAuth: { description: "The request is not valid.", content: bodyOf("AllauthErrors") },
  SignedOut: { description: "There is no session." },
  Refused: {
    description:
      "There is no session, the account has no permission, or the CSRF token is missing or old ('CSRF Failed: …'). The session call tells the first two apart.",
    content: bodyOf("Detail"),
  },
  NotFound: {
    description: "It does not exist, belongs to another account, or the page is past the end.",
    content: bodyOf("Detail"),
  },
  TooLarge: { description: "The body is larger than the server takes." },
  Throttled: {
    description: "There were too many calls.",
    headers: { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } },
    content: bodyOf("Detail"),
  },
  Failed: {
    description:
      "The server failed. A 503 is temporary: `Retry-After` says when to try again. A proxy may return a page instead.",
    content: bodyOf("Detail"),
  },
};

/** The error responses that an endpoint may return, by status. */
export function refusalsOf(call: Endpoint): Readonly<Record<string, Reference>> {
  const isWrite = call.method !== "GET";
  // django-allauth has its own status for 'no session'.
  const isAuth = call.path.startsWith("/auth/");
  const names: readonly (readonly [status: string, name: string, is: boolean])[] = [
    ["400", isAuth ? "InvalidAuth" : "Invalid", isWrite || call.query !== undefined],
    ["401", "SignedOut", isAuth && call.access !== "open"],
    ["403", "Refused", isWrite || (call.access !== "open" && !isAuth)],
    ["404", "NotFound", call.query !== undefined || /\{(?!product\})/.test(call.path)],
    ["413", "TooLarge", call.isMultipart === true],
    ["429", "Throttled", true],
    ["5XX", "Failed", true],
  ];
  return Object.fromEntries(
    names.filter(([, , is]) => is).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}
