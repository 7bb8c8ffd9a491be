/** Declares a value that all components below a provider share. Each provider's store has its own. */
export interface SharedValue<Value> {
  readonly initial: () => Value;
  /**
   * Runs while the value has watchers.
   * @returns a function that ends it.
   */
  readonly onWatched?: (set: (value: Value) => void) => () => void;
}

/** The shared values of one provider. */
export interface SharedStore {
  get<Value>(shared: SharedValue<Value>): Value;
  set<Value>(shared: SharedValue<Value>, value: Value): void;
  /** @returns a function that ends the subscription. */
  subscribe<Value>(shared: SharedValue<Value>, onChange: () => void): () => void;
}

interface Held<Value> {
  value: Value;
  readonly watchers: Set<() => void>;
  stop?: () => void;
}

export function createSharedStore(): SharedStore {
  const all = new Map<unknown, unknown>();

  function heldOf<Value>(shared: SharedValue<Value>): Held<Value> {
    if (!all.has(shared)) all.set(shared, { value: shared.initial(), watchers: new Set() });
    return all.get(shared) as Held<Value>;
  }

  function set<Value>(shared: SharedValue<Value>, value: Value): void {
    const held = heldOf(shared);
    if (Object.is(held.value, value)) return;
    held.value = value;
    // Copy the set, because watchers may subscribe or leave meanwhile.
    for (const onChange of [...held.watchers]) onChange();
  }

  return {
    get: (shared) => heldOf(shared).value,
    set,
    subscribe(shared, onChange) {
      const held = heldOf(shared);
      held.watchers.add(onChange);
      if (held.watchers.size === 1) held.stop = shared.onWatched?.((value) => set(shared, value));
      return () => {
        if (held.watchers.delete(onChange) && held.watchers.size === 0) held.stop?.();
      };
    },
  };
}
