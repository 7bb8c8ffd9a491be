import type { messages, PGlite } from "@electric-sql/pglite";
import { concatBytes } from "@noble/hashes/utils.js";

type Value = string | number | Uint8Array | null;

/**
 * Reads rows with bytes from a PGlite in PostgreSQL's binary format. PGlite itself reads them as hexadecimal text, which
 * takes several times as long.
 */
export interface BinaryRows {
  /** Whether a statement returns bytes, and besides them only values whose binary format is known here. */
  canRead(description: messages.RowDescriptionMessage): boolean;
  /**
   * Executes a statement.
   * @param bind - The message with its parameters.
   * @throws PGlite's `DatabaseError`.
   */
  read(description: messages.RowDescriptionMessage, bind: Uint8Array): Promise<Value[][]>;
}

/** How messages begin. */
const [dataRow, error] = [0x44, 0x45];

export function binaryRows(
  pglite: PGlite,
  { protocol: { serialize, Parser }, types }: typeof import("@electric-sql/pglite"),
): BinaryRows {
  const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });
  const readers = new Map<number, (view: DataView, at: number, length: number) => Value>([
    [types.BYTEA, (view, at, length) => new Uint8Array(view.buffer.slice(at, at + length))],
    [types.INT4, (view, at) => view.getInt32(at)],
    [types.TEXT, (view, at, length) => utf8.decode(new Uint8Array(view.buffer, at, length))],
  ]);

  /** @param start - Where the message's number of values is. */
  function readRow(fields: readonly messages.Field[], view: DataView, start: number): Value[] {
    let at = start + 2;
    return fields.map(({ dataTypeID }) => {
      const length = view.getInt32(at);
      const begin = at + 4;
      at = begin + Math.max(0, length);
      return length < 0 ? null : (readers.get(dataTypeID)?.(view, begin, length) ?? null);
    });
  }

  return {
    canRead: ({ fields }) =>
      fields.some(({ dataTypeID }) => dataTypeID === types.BYTEA) &&
      fields.every(({ dataTypeID }) => readers.has(dataTypeID)),

    async read({ fields }, bind) {
      const parts: Uint8Array[] = [];
      await pglite.execProtocolRawStream(concatBytes(inBinary(bind), serialize.execute({}), serialize.sync()), {
        syncToFs: false,
        // The part is in PGlite's memory and will be overwritten.
        onRawData: (part) => parts.push(part.slice()),
      });
      const view = new DataView(concatBytes(...parts).buffer);
      const rows: Value[][] = [];
      let at = 0;
      while (at < view.byteLength) {
        const type = view.getUint8(at);
        const end = at + 1 + view.getInt32(at + 1);
        if (type === dataRow) rows.push(readRow(fields, view, at + 5));
        if (type === error)
          new Parser().parse(view.buffer.slice(at, end), (message) => {
            throw message as unknown as Error;
          });
        at = end;
      }
      return rows;
    },
  };
}

/** Changes the message with a statement's parameters so that PostgreSQL sends all its values in binary. */
function inBinary(bind: Uint8Array): Uint8Array {
  // The message ends with how many formats of results follow. That is 0, which means text.
  const message = concatBytes(bind.subarray(0, -2), new Uint8Array([0, 1, 0, 1]));
  new DataView(message.buffer).setInt32(1, message.length - 1);
  return message;
}
