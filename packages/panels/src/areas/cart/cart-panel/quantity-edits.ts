import { cartGroupKey, type CartRow } from "@gatehouse/contract/cart";

/** The access to the cart that edits need. */
export interface EditedCart {
  /** Sends a quantity. `known` is the row as it was when the edit began. Rejects if the server doesn't accept it. */
  readonly send: (known: CartRow, quantity: number) => Promise<void>;
  /** Shows a quantity before the server has it. */
  readonly show: (key: string, quantity: number) => void;
  /** Refetches the server's data. Never rejects. */
  readonly refresh: () => Promise<void>;
  /** The server's current row, regardless of the shown one. Undefined if there is none, or no response. */
  readonly ask: (key: string) => Promise<CartRow | undefined>;
  /** Called when the server holds a different quantity than the wanted one. */
  readonly onFailure: (error: unknown) => void;
}

interface Edit {
  known: CartRow;
  wanted: number;
  /** The quantity being sent, or undefined. */
  sent: number | undefined;
  /** Counts the changes of the wanted quantity, to detect a change while an earlier one is being sent. */
  changes: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Resolves to whether the server accepted the quantity. Undefined while nothing is being sent. */
  sending: Promise<boolean> | undefined;
  onSettled: (quantity: number) => void;
}

/**
 * Edited quantities, by row. Each shows at once and is sent some time after its last change. A row sends one request at
 * a time. If the server refuses a quantity, the row reverts to the server's data.
 */
export class QuantityEdits {
  readonly #edits = new Map<string, Edit>();
  readonly #cart: EditedCart;
  readonly #delayMs: number;

  constructor(cart: EditedCart, delayMs: number) {
    this.#cart = cart;
    this.#delayMs = delayMs;
  }

  /** @param onSettled called with the quantity once the server accepts or refuses it, unless there is a newer one. */
  change(row: CartRow, quantity: number, onSettled: (quantity: number) => void): void {
    const key = cartGroupKey(row);
    const edit = this.#edits.get(key) ?? {
      known: row,
      wanted: quantity,
      sent: undefined,
      changes: 0,
      timer: undefined,
      sending: undefined,
      onSettled,
    };
    this.#edits.set(key, edit);
    Object.assign(edit, { wanted: quantity, changes: edit.changes + 1, onSettled });
    this.#cart.show(key, quantity);
    clearTimeout(edit.timer);
    edit.timer = setTimeout(() => this.#due(key, edit), this.#delayMs);
  }

  /** Discards an edit because the typed quantity is invalid. Valid values typed on the way to it are not sent. */
  giveUp(row: CartRow): void {
    const key = cartGroupKey(row);
    const edit = this.#edits.get(key);
    if (edit === undefined) return;
    clearTimeout(edit.timer);
    edit.timer = undefined;
    edit.wanted = edit.sent ?? edit.known.quantity;
    edit.changes += 1;
    this.#cart.show(key, edit.wanted);
    if (edit.sending !== undefined) return;
    this.#edits.delete(key);
    // Ignore a pending response once something newer is shown. It may contain other rows.
    void this.#cart.refresh();
  }

  /**
   * Discards the edits of a row that is about to be removed. They aren't sent, nor shown if the removal fails.
   * @returns the single rows behind it, once any request in flight has finished.
   */
  async drop(row: CartRow): Promise<readonly number[]> {
    const key = cartGroupKey(row);
    const edit = this.#edits.get(key);
    this.giveUp(row);
    this.#edits.delete(key);
    edit?.onSettled(edit.wanted);
    if (edit?.sending === undefined) return row.rows_ids;
    await edit.sending;
    return (await this.#cart.ask(key))?.rows_ids ?? row.rows_ids;
  }

  /**
   * Sends pending edits immediately and waits until all of them settle. @returns whether the server accepted all of
   * them.
   */
  async flush(): Promise<boolean> {
    let isAllTaken = true;
    while (this.#edits.size > 0) {
      const taken = await Promise.all(Array.from(this.#edits, ([key, edit]) => this.#due(key, edit)));
      isAllTaken &&= taken.every(Boolean);
    }
    return isAllTaken;
  }

  #due(key: string, edit: Edit): Promise<boolean> {
    clearTimeout(edit.timer);
    edit.timer = undefined;
    return (edit.sending ??= this.#send(key, edit));
  }

  async #send(key: string, edit: Edit): Promise<boolean> {
    const { wanted, changes } = edit;
    edit.sent = wanted;
    const isFollowed = () => edit.changes !== changes;
    const failure = await this.#cart.send(edit.known, wanted).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    if (failure !== undefined) this.#cart.show(key, edit.known.quantity);
    await this.#cart.refresh();
    // Read the server's row. The shown one may hold a newer edit, and a request with a lost response may have taken
    // effect.
    const held = failure === undefined && !isFollowed() ? undefined : await this.#cart.ask(key);
    edit.sending = edit.sent = undefined;
    if (this.#edits.get(key) !== edit) return true;
    const isTaken = failure === undefined || held?.quantity === wanted;
    if (isTaken && edit.wanted !== wanted) {
      edit.known = held ?? edit.known;
      this.#cart.show(key, edit.wanted);
      return edit.timer === undefined ? this.#due(key, edit) : true;
    }
    clearTimeout(edit.timer);
    this.#edits.delete(key);
    edit.onSettled(edit.wanted);
    if (!isTaken) this.#cart.onFailure(failure?.error);
    if (isFollowed()) await this.#cart.refresh();
    return isTaken;
  }
}
