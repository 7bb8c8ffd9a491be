import type { Endpoint } from "@gatehouse/contract";
import type { ParameterCase, ServerCases, WriteCase } from "./area-cases";

const areas = Object.values(
  import.meta.glob<{ readonly serverCases: ServerCases }>("../areas/*/*.cases.ts", { eager: true }),
).map(({ serverCases }) => serverCases);

/** The cases of all areas, by path parameter. */
export const parameterCases: Readonly<Record<string, ParameterCase>> = Object.assign(
  {},
  ...areas.map(({ parameters }) => parameters),
);

/** The writes of all areas, by endpoint id. */
export const writeCases: Readonly<Record<string, WriteCase>> = Object.assign({}, ...areas.map(({ writes }) => writes));

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "area" in value && "method" in value && "response" in value;

/** All endpoints of the contract. */
export const declaredEndpoints: readonly Endpoint[] = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>("../../../contract/src/areas/*/index.ts", { eager: true }),
)
  .flatMap((area) => Object.values(area))
  .flatMap((published) => (typeof published === "object" && published !== null ? Object.values(published) : []))
  .filter(isEndpoint);
