export {
  isPortalError,
  PortalError,
  type PortalErrorKind,
  type PortalErrorOptions,
  serverMessage,
} from "./errors/portal-error";
export { type Area, areas } from "./http/area-names";
export { type CallOptions, type ClientOptions, createClient, type PortalClient } from "./http/client";
export { pageCookies } from "./http/cookie";
export { earlyReadsScript, withEarlyReads } from "./http/early-reads";
export {
  type Endpoint,
  endpoint,
  type EndpointResponse,
  type EndpointBody,
  endpointId,
  type EndpointId,
  type EndpointInput,
  type EndpointParams,
  type EndpointQuery,
  type EndpointSent,
  type InputArguments,
  type Method,
  type Schema,
} from "./http/endpoint";
export { commaList, detail, nothing, openEnum, time } from "./http/fields";
export { newIdempotencyKey } from "./http/idempotency-key";
export { largestPageSize, listOf, type Page, pagedList, type PageQuery } from "./http/list";
export { type ProductEvidence, productHeader } from "./http/product-evidence";
export {
  fromProductFields,
  isProductId,
  type Product,
  productField,
  productPath,
  toProductFields,
} from "./http/product";
export { parseUrl } from "./http/parse-url";
export { safeNext, safeNextBelow } from "./http/safe-next";
export { type Shape, shapeOf } from "./http/shape";
export { ServerClock } from "./http/server-clock";
export { endpointUrl } from "./http/url";
