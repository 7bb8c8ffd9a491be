import "../http/jitless";
import type { Endpoint } from "../http/endpoint";
import { type Product, productPath } from "../http/product";
import type { OpenApiDocument, Operation } from "./document";
import { csrfParameter, idempotencyParameter, operationOf } from "./operation";
import { refusalResponses, refusalSchemas } from "./refusals";
import { type SchemaNote, SchemaWriter } from "./schema-writer";

export type { JsonSchema, OpenApiDocument, OpenApiResponse, Operation, Parameter } from "./document";
export type { SchemaNote } from "./schema-writer";

export interface OpenApiOptions {
  /** Names and descriptions of schemas. Without them, every schema is written inline. */
  readonly notes?: readonly SchemaNote[];
}

/** Creates the OpenAPI 3.1 document of some endpoints, for one product. */
export function createOpenApiDocument(
  endpoints: readonly Endpoint[],
  product: Product,
  { notes = [] }: OpenApiOptions = {},
): OpenApiDocument {
  const writer = new SchemaWriter(product, notes);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of endpoints) {
    const operations = (paths[productPath(product, call.path)] ??= {});
    operations[call.method.toLowerCase()] = operationOf(call, writer);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${product.name} portal`,
      version: "1",
      description: "The requests that the customer portal sends to its server, over HTTP with a session cookie.",
    },
    tags: [...new Set(endpoints.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...writer.components, ...refusalSchemas },
      parameters: { CsrfToken: csrfParameter, IdempotencyKey: idempotencyParameter },
      responses: refusalResponses,
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "sessionid", description: "Set by signing in." },
      },
    },
  };
}
