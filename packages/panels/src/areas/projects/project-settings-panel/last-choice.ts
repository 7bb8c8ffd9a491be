/** The shown state of a choice that saves itself. */
export interface ChoiceShown<Value> {
  /** The choice that is not saved yet. Undefined shows what the server has. */
  readonly wanted: Value | undefined;
  readonly status: "idle" | "saving" | "saved" | "unsaved";
}

export interface LastChoiceOptions<Value> {
  readonly send: (value: Value) => Promise<unknown>;
  /** Whether the server refused the choice. After any other failure, the choice stays and can be sent again. */
  readonly isRefusal: (error: unknown) => boolean;
  /** Whether the server already has this value, so that no request is needed. */
  readonly isSaved: (value: Value) => boolean;
  readonly onChange: (shown: ChoiceShown<Value>) => void;
}

/** Saves a choice after a delay, one request at a time. The last choice wins. */
export class LastChoice<Value> {
  private waiting: { readonly value: Value } | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isSending = false;
  /** The last choice, if it could not be sent. */
  private unsaved: { readonly value: Value } | undefined;

  constructor(
    private readonly options: LastChoiceOptions<Value>,
    private readonly delayMs: number,
  ) {}

  /** Whether a newer choice is waiting, so that a failure of the previous one doesn't matter. */
  get hasNewer(): boolean {
    return this.waiting !== undefined;
  }

  choose(value: Value): void {
    this.waiting = { value };
    this.options.onChange({ wanted: value, status: this.isSending ? "saving" : "idle" });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), this.delayMs);
  }

  /** Resends the last choice if it couldn't be sent. */
  retry(): void {
    if (this.unsaved === undefined) return;
    this.waiting ??= this.unsaved;
    void this.flush();
  }

  /** Sends the waiting choice without delay. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    if (this.isSending) return;
    this.isSending = true;
    let status: ChoiceShown<Value>["status"] = "idle";
    while (this.waiting !== undefined) {
      const choice = this.waiting;
      const { value } = choice;
      this.waiting = undefined;
      this.unsaved = undefined;
      if (this.options.isSaved(value)) {
        if (status === "unsaved") status = "idle";
        continue;
      }
      this.options.onChange({ wanted: value, status: "saving" });
      status = await this.options.send(value).then(
        () => "saved" as const,
        (error: unknown) => (this.options.isRefusal(error) ? "idle" : "unsaved"),
      );
      if (status === "unsaved") this.unsaved = choice;
    }
    this.isSending = false;
    this.options.onChange({ wanted: this.unsaved?.value, status });
  }
}
