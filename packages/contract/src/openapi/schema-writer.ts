import * as z from "zod/mini";
import type { Schema } from "../http/endpoint";
import { time } from "../http/fields";
import { type Product, productField } from "../http/product";
import { shapeOf } from "../http/shape";
import type { JsonSchema } from "./document";

/** A schema's name and descriptions. They are not in the schema itself, so that clients don't load them. */
export interface SchemaNote {
  readonly schema: Schema;
  /** The name of the schema's component. Unique in a document. */
  readonly name: string;
  readonly description?: string;
  /** Descriptions by field. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Writes schemas of the contract as JSON Schema. Schemas with a note become components and are referenced. */
export class SchemaWriter {
  readonly components: Record<string, JsonSchema> = {};
  readonly #product: Product;
  readonly #notes: ReadonlyMap<Schema, SchemaNote>;
  readonly #registry = z.registry<{ id: string; description?: string }>();

  constructor(product: Product, notes: readonly SchemaNote[]) {
    this.#product = product;
    this.#notes = new Map(notes.map((note) => [note.schema, note]));
    for (const { schema, name, description } of notes) this.#registry.add(schema, { id: name, description });
  }

  /** @param io `input` for what a client sends, `output` for what it reads. */
  write(schema: Schema, io: "input" | "output"): JsonSchema {
    const {
      $schema,
      $defs = {},
      ...written
    } = z.toJSONSchema(schema, {
      io,
      metadata: this.#registry,
      unrepresentable: "any",
      override: ({ zodSchema, jsonSchema }) => this.#correct(zodSchema, jsonSchema),
    });
    for (const [name, component] of Object.entries($defs)) this.components[name] = withReferences(component);
    return withReferences(written);
  }

  #correct(schema: Schema, written: JsonSchema): void {
    if (schema === time) written.format = "date-time";
    if (written.properties !== undefined) {
      // Clients ignore unknown fields, so the document must not forbid them.
      delete written.additionalProperties;
      const descriptions = this.#notes.get(schema)?.fields ?? {};
      written.properties = Object.fromEntries(
        Object.entries(written.properties).map(([field, value]) => [
          productField(this.#product, field),
          described(value, descriptions[field]),
        ]),
      );
      written.required = written.required?.map((field) => productField(this.#product, field));
    }
    if ((schema as z.core.$ZodTypes)._zod.def.type === "pipe") openUp(schema, written);
  }
}

function described(
  schema: z.core.JSONSchema._JSONSchema,
  description: string | undefined,
): z.core.JSONSchema._JSONSchema {
  if (description === undefined || typeof schema === "boolean") return schema;
  // Copy late: the library may not have completed a schema that several fields share.
  return { toJSON: () => ({ ...schema, description }) };
}

/** An open enumeration lists the known values and accepts any other string. */
function openUp(schema: Schema, written: JsonSchema): void {
  const shape = shapeOf(schema);
  if (shape.kind !== "choice" || shape.fallback === undefined) return;
  const more = `Other values are read as \`${shape.fallback}\`.`;
  delete written.type;
  delete written.enum;
  written.anyOf = [{ type: "string", enum: [...shape.values] }, { type: "string" }];
  written.description = written.description === undefined ? more : `${written.description} ${more}`;
}

function withReferences(schema: JsonSchema): JsonSchema {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/'),
  ) as JsonSchema;
}
