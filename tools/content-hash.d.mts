export function filesBelow(path: string): Generator<string>;
export function contentHash(base: string, paths: string[], accepts?: (file: string) => boolean): string;
