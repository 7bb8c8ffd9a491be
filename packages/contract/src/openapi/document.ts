import type * as z from "zod/mini";

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** An OpenAPI 3.1 document, as far as this API uses the format. */
export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string }[];
  /** By path, then by method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, OpenApiResponse>>;
    readonly securitySchemes: Readonly<
      Record<
        string,
        { readonly type: "apiKey"; readonly in: "cookie"; readonly name: string; readonly description: string }
      >
    >;
  };
}

export interface Operation {
  /** `licenses.list` */
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  /** Empty where no session is needed. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, OpenApiResponse | Reference>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
  /** False for a list, which is sent as one value, joined by commas. */
  readonly explode?: false;
}

export interface OpenApiResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
  readonly content?: Content;
}

export type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

export interface Reference {
  readonly $ref: string;
}
