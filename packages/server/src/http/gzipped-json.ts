/** A response body in JSON that is already compressed. */
export class GzippedJson {
  /**
   * @param bytes - The JSON in gzip.
   * @param version - Differs whenever the JSON does. The entity tag is derived from it.
   */
  constructor(
    readonly bytes: Uint8Array<ArrayBuffer>,
    readonly version: string,
  ) {}

  /** The JSON, for clients that don't accept gzip. */
  text(): Promise<string> {
    const stream = new Blob([this.bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream).text();
  }
}
