/** Node's compression. Undefined in a browser tab, where the same server runs. */
export const nodeZlib = (globalThis as { readonly process?: NodeJS.Process }).process?.getBuiltinModule?.("node:zlib");

export type Zlib = NonNullable<typeof nodeZlib>;
