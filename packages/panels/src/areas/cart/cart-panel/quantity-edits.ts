import { cartGroupKey, type CartRow } from "@gatehouse/contract/cart";

/** The cart as edits need it. */
export interface EditedCart {
  /** Sends a quantity; `known` are the rows as they were when the edit began. Rejects when the server did not take it. */
  readonly send: (known: CartRow, quantity: number) => Promise<void>;
  /** Shows a quantity before the server has it. */
  readonly show: (key: string, quantity: number) => void;
  /** Refetches the server's data. Never rejects. */
  readonly refresh: () => Promise<void>;
  /** The server's current row, regardless of the shown one. Undefined if there is none, or no response. */
  readonly ask: (key: string) => Promise<CartRow | undefined>;
  /** The server holds something else than what was wanted. */
  readonly onFailure: (error: unknown) => void;
}

interface Edit {
  known: CartRow;
  wanted: number;
  /** The quantity on its way. */
  sent: number | undefined;
  /** How often something else was wanted, and shown. */
  changes: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the server took it. */
  sending: Promise<boolean> | undefined;
  onSettled: (quantity: number) => void;
}

/**
 * Quantities on their way to the server, by row: shown at once, sent some time after the last change, one at a time, and
 * given up for what the server holds when it does not take them.
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

  /** The typed quantity is invalid, so the earlier one, typed on the way to it, is not sent. */
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
   * The row is about to go: what was wanted of it is not sent any more, nor shown if it stays after all.
   * @returns the single rows that it has once what is on its way has come.
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

  /** Sends at once what still waits, and waits until all is settled. @returns whether the server took all that was sent. */
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
    // The shown quantity may be a later wish, and a response may be lost after the work was done.
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
