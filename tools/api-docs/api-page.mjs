// The API page: every endpoint by area, then every schema, as tables.

const nameOf = (reference) => reference.slice(reference.lastIndexOf("/") + 1);
const anchorOf = (name) => name.toLowerCase();
const cell = (text) => text.replaceAll("|", "\\|").replace(/\s+/g, " ");
const table = (head, rows) =>
  [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.map((text) => cell(String(text))).join(" | ")} |`)
    .join("\n");

const formats = { "date-time": "time", binary: "file", uuid: "guid" };

function typeOfOne(schema) {
  if (schema.$ref !== undefined) return `[${nameOf(schema.$ref)}](#${anchorOf(nameOf(schema.$ref))})`;
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`${value}\``).join(", ");
  if (schema.anyOf !== undefined) return alternatives(schema.anyOf);
  if (Array.isArray(schema.type)) return schema.type.join(" or ");
  if (schema.type === "array") return `list of ${typeOf(schema.items)}`;
  if (schema.type === "object")
    return `{ ${Object.entries(schema.properties ?? {})
      .map(([name, value]) => `\`${name}\`: ${typeOf(value)}`)
      .join("; ")} }`;
  return formats[schema.format] ?? schema.type ?? "anything";
}

function alternatives(schemas) {
  const isOpen =
    schemas.some(({ enum: values }) => values !== undefined) &&
    schemas.some((schema) => schema.type === "string" && schema.enum === undefined);
  const listed = schemas
    .filter((schema) => !isOpen || schema.type !== "string" || schema.enum !== undefined)
    .map(typeOf);
  // Both an alternative and the whole may be null.
  const texts = [...new Set(listed.flatMap((text) => text.split(" or ")))].join(" or ");
  return isOpen ? `${texts} …` : texts;
}

const typeOf = (schema) => typeOfOne(schema ?? {});

const isPage = (schema) => schema.properties?.results !== undefined && schema.properties.count !== undefined;

function fieldTable(schema, required) {
  const rows = Object.entries(schema.properties ?? {}).map(([name, value]) => [
    `\`${name}\``,
    typeOf(value),
    schema.required?.includes(name) ? "yes" : "",
    value.description ?? "",
  ]);
  return rows.length === 0 ? "" : table(["Field", "Type", required, "What it is"], rows);
}

function payload(title, required, schema) {
  if (schema === undefined) return [];
  if (isPage(schema)) return [`${title}: a page of ${typeOf(schema.properties.results.items)}`];
  return schema.type === "object" ? [`${title}:`, fieldTable(schema, required)] : [`${title}: ${typeOf(schema)}`];
}

function parameterTable(parameters) {
  const own = parameters.filter(({ in: place }) => place === "path" || place === "query");
  const rows = own.map(({ name, in: place, required, schema, description = "" }) => [
    `\`${name}\``,
    place,
    typeOf(schema),
    required ? "yes" : "",
    description,
  ]);
  return rows.length === 0 ? [] : [table(["Parameter", "In", "Type", "Required", "What it is"], rows)];
}

function callSection({ path, method, operation }) {
  const { requestBody, responses } = operation;
  const [status, response] = Object.entries(responses).find(([code]) => code.startsWith("2"));
  const [bodyType, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const others = Object.keys(responses).filter((code) => code !== status);
  return [
    `### ${operation.operationId}`,
    `\`${method.toUpperCase()} ${path}\``,
    operation.summary + (operation.security.length === 0 ? " Needs no session." : ""),
    ...parameterTable(operation.parameters),
    ...payload(bodyType === "multipart/form-data" ? "Body (form)" : "Body", "Required", body?.schema),
    ...(response.content === undefined
      ? [`Response (${status}): nothing that matters`]
      : payload(`Response (${status})`, "Always there", response.content["application/json"].schema)),
    `Otherwise: ${others.map((code) => (responses[code].description ? `${code} (${responses[code].description.replace(/\.$/, "").toLowerCase()})` : code)).join(", ")}`,
  ];
}

const introduction = `# The HTTP API

\`\`\`ts
import { createClient } from "@gatehouse/contract";
import { licenses } from "@gatehouse/contract/licenses";

const client = createClient({ product: { id: "acme", name: "Acme" } });
const owned = await client.call(licenses.list);
\`\`\`

In TypeScript, call the API with this client. For other languages, there is an OpenAPI 3.1 document: [openapi.json](openapi.json).

| Topic | Rule |
| --- | --- |
| \`{product}\` | The product's id; in field names, its \`-\` is \`_\` |
| Session | A cookie |
| Writes | Send the value of the cookie \`csrftoken\`, behind TLS \`__Host-csrftoken\`, as the header \`X-CSRFTOKEN\` |
| Lists | A page is \`{count, next, previous, results}\`. \`page=0&page_size=0\` or \`paginate=false\` returns the whole list. A server may return a bare array |
| Times | ISO 8601 in UTC |
| "…" after values | There may be others |
| Invalid input | 400 with \`{field: [messages], non_field_errors: [messages]}\` or \`{detail}\` |
| No session, or no permission | 403 with \`{detail}\`. \`GET /auth/api/browser/v1/auth/session\` shows which one it is |
| Too many requests | 429 with \`Retry-After\` |

With an \`Idempotency-Key\`, a write is done once, however often it arrives with that key. Your server should honor it: when a kept-alive
connection breaks before the response, browsers send the request again, and no page can prevent or notice that.

\`node tools/api-docs.mjs\` writes this page from \`packages/contract\`, and a test compares them.`;

/** The page for an OpenAPI document. */
export function apiPage(document) {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const areas = document.tags.flatMap(({ name }) => [
    `## ${name}`,
    ...calls.filter(({ operation }) => operation.tags.includes(name)).flatMap(callSection),
  ]);
  const schemas = Object.entries(document.components.schemas)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, schema]) => [
      `### ${name}`,
      schema.description ?? "",
      schema.type === "object" ? fieldTable(schema, "Always there") : `One of: ${typeOf(schema)}`,
    ]);
  return `${[introduction, ...areas, "## Schemas", ...schemas].filter(Boolean).join("\n\n")}\n`;
}
