import { encodeText } from "./encode-text";
import { inSlices } from "./in-slices";
import { indexRows } from "./index-rows";
import { LogStore } from "./log-store";
import { endRow } from "./segment";

/** A log that is there as a text. */
export class TextLog extends LogStore {
  readonly #text: string;

  constructor(text: string) {
    super();
    this.#text = text;
  }

  open(): void {
    void this.#open();
  }

  retry(): void {}
  want(): void {}
  wantAll(): void {}
  poll(): void {}
  protected readNext(): void {}

  async #open(): Promise<void> {
    const { signal } = this.abort;
    const bytes = await inSlices(encodeText(this.#text), signal);
    const segments = bytes && (await inSlices(indexRows(bytes), signal));
    if (!segments) return;
    const last = segments.at(-1);
    this.change({ phase: "open", segments, rowCount: last ? endRow(last) : 0 });
  }
}
