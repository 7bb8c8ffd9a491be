import type { Shape } from "../http/shape";

/** A value that a shape takes: always the same, every optional field there, every list with one entry. */
export function sampleOf(shape: Shape, name = "value"): unknown {
  switch (shape.kind) {
    case "text":
      return sampleText(name);
    case "time":
      return "2026-03-01T09:30:00Z";
    case "number":
      return shape.values?.[0] ?? (name === "count" ? 1 : 42);
    case "boolean":
      return false;
    case "anything":
      return {};
    case "choice":
      return shape.values[0];
    case "list":
      return [sampleOf(shape.item, name.replace(/s$/, ""))];
    case "record":
      return Object.fromEntries(
        Object.entries(shape.fields).map(([field, inner]) => [
          field,
          isPageLink(shape, field) ? null : sampleOf(inner, field),
        ]),
      );
  }
}

function isPageLink(shape: Shape, field: string): boolean {
  return shape.kind === "record" && shape.isEnvelope === true && (field === "next" || field === "previous");
}

function sampleText(name: string): string {
  if (/guids?$/.test(name)) return "3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b";
  if (/email|user_name$/.test(name)) return "ada@example.com";
  if (/(^|_)(url|link|file)(_|$)/.test(name)) return "https://example.com/file";
  if (/timezone$/.test(name)) return "Europe/Rome";
  return name.replaceAll("_", " ");
}
