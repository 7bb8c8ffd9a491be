import { type Endpoint, endpointId, type Schema } from "../http/endpoint";
import { nothing } from "../http/fields";
import type { OpenApiResponse, Operation, Parameter, Reference } from "./document";
import { refusalsOf } from "./refusals";
import type { SchemaWriter } from "./schema-writer";

export const csrfParameter: Parameter = {
  name: "X-CSRFTOKEN",
  in: "header",
  required: true,
  schema: { type: "string" },
  description:
    "The value of the `csrftoken` cookie, behind TLS `__Host-csrftoken`, read again for each write: signing in changes it.",
};

export const idempotencyParameter: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", maxLength: 100 },
  description:
    "One key for one intended submission, the same when it is sent again: it is done once and returns the same response.",
};

/** One endpoint as an OpenAPI operation. */
export function operationOf(call: Endpoint, writer: SchemaWriter): Operation {
  const isWrite = call.method !== "GET";
  const csrf: readonly Reference[] = isWrite ? [{ $ref: "#/components/parameters/CsrfToken" }] : [];
  const idempotency: readonly Reference[] = call.takesIdempotencyKey
    ? [{ $ref: "#/components/parameters/IdempotencyKey" }]
    : [];
  return {
    operationId: endpointId(call),
    tags: [call.area],
    summary: call.summary,
    security: call.access === "open" ? [] : [{ session: [] }],
    parameters: [...pathParameters(call), ...queryParameters(call.query, writer), ...csrf, ...idempotency],
    ...(call.body && {
      requestBody: {
        required: true,
        content: {
          [call.isMultipart ? "multipart/form-data" : "application/json"]: { schema: writer.write(call.body, "input") },
        },
      },
    }),
    responses: { [String(call.status ?? 200)]: responseOf(call, writer), ...refusalsOf(call), ...otherSuccesses(call) },
  };
}

function pathParameters(call: Endpoint): readonly Parameter[] {
  return [...call.path.matchAll(/\{(?!product\})(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: name.endsWith("Guid") ? { type: "string", format: "uuid" } : { type: "string" },
  }));
}

function queryParameters(query: Schema | undefined, writer: SchemaWriter): readonly Parameter[] {
  if (query === undefined) return [];
  // Query values are strings on the wire. The output type says which of them are numbers or lists.
  const { properties = {}, required = [] } = writer.write(query, "output");
  return Object.entries(properties).map(([name, value]) => {
    const { description, ...schema } = typeof value === "boolean" ? {} : value;
    return {
      name,
      in: "query",
      required: required.includes(name),
      description,
      schema,
      ...(schema.type === "array" && { explode: false }),
    };
  });
}

function responseOf(call: Endpoint, writer: SchemaWriter): OpenApiResponse {
  if (call.response === nothing) return { description: "Done. The body of the response is ignored." };
  return {
    description: "The response.",
    content: { "application/json": { schema: writer.write(call.response, "output") } },
  };
}

function otherSuccesses(call: Endpoint): Readonly<Record<string, OpenApiResponse>> {
  return Object.fromEntries((call.alsoSuccess ?? []).map((status) => [String(status), { description: "Done, too." }]));
}
