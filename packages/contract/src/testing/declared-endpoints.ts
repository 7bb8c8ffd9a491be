import type { Endpoint } from "../http/endpoint";

/** Every endpoint that the areas export, for tests that apply to all of them. */
export const declaredEndpoints: readonly Endpoint[] = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>("../areas/*/index.ts", { eager: true }),
).flatMap((area) => Object.values(area).flatMap(endpointsIn));

function endpointsIn(published: unknown): readonly Endpoint[] {
  return typeof published === "object" && published !== null ? Object.values(published).filter(isEndpoint) : [];
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "area" in value && "method" in value && "response" in value;
}
