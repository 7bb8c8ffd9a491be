import { encodeText } from "./encode-text";
import { inSlices } from "./in-slices";
import { indexRows } from "./index-rows";
import { LogStore } from "./log-store";
import { endRow } from "./segment";

/** A log that is there as a whole, in one array of bytes. */
export class WholeLog extends LogStore {
  readonly #source: string | Blob;

  constructor(source: string | Blob) {
    super();
    this.#source = source;
  }

  open(): void {
    void this.#open().catch((failure: unknown) => this.change({ failure }));
  }

  retry(): void {
    this.change({ failure: undefined });
    this.open();
  }

  want(): void {}
  wantAll(): void {}
  poll(): void {}
  protected readNext(): void {}

  async #open(): Promise<void> {
    const bytes = await this.#bytes();
    const segments = bytes && (await inSlices(indexRows(bytes), this.abort.signal));
    if (!segments) return;
    const last = segments.at(-1);
    this.change({ phase: "open", segments, rowCount: last ? endRow(last) : 0 });
  }

  async #bytes(): Promise<Uint8Array | undefined> {
    if (typeof this.#source === "string") return inSlices(encodeText(this.#source), this.abort.signal);
    return new Uint8Array(await this.#source.arrayBuffer());
  }
}
