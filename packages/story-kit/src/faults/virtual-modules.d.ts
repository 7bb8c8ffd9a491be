declare module "virtual:more-payloads" {
  export const morePayloads: readonly string[];
}
