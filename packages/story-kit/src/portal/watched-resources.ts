/** The resources in use: listeners on the page, timers, observers, elements. */
export interface HeldResources {
  readonly listeners: readonly string[];
  readonly timers: readonly string[];
  readonly observers: number;
  readonly elements: number;
}

export interface WatchedResources {
  readonly held: () => HeldResources;
  readonly stop: () => void;
}

type AddListener = typeof EventTarget.prototype.addEventListener;

/**
 * Tracks resources that code acquires and releases. Only listeners on the page's global targets and on media queries
 * count, because removed elements release theirs. The stack identifies the tests' own resources.
 */
export function watchResources(): WatchedResources {
  const undo: (() => void)[] = [];
  const listeners = watchListeners(undo);
  const timers = watchTimers(undo);
  const observing = watchObservers(undo);
  return {
    held: () => ({
      listeners: [...listeners].sort(),
      timers: [...timers.values()].sort(),
      observers: observing.size,
      elements: document.querySelectorAll("*").length,
    }),
    stop: () => undo.forEach((step) => step()),
  };
}

/** Whether the caller of the watched function belongs to the tests or to the server's database in this tab. */
function isOfTests(): boolean {
  const [, , , caller = ""] = (new Error("held").stack ?? "").split("\n");
  // Vite bundles Testing Library as `deps/test-….js`.
  const files =
    /\/(storybook_(test|internal)|deps\/test-|storybook\/dist|@storybook|@?vitest\/|__vitest|@electric-sql)/;
  return files.test(caller);
}

function watchListeners(undo: (() => void)[]): ReadonlySet<string> {
  const held = new Set<string>();
  const ids = new WeakMap<object, number>();
  let last = 0;
  const idOf = (value: object) => ids.get(value) ?? (ids.set(value, (last += 1)), last);
  const isPages = (target: EventTarget) =>
    target === window ||
    target === document ||
    target === document.documentElement ||
    target === document.body ||
    target instanceof MediaQueryList ||
    target instanceof VisualViewport;
  const nameOf = (target: EventTarget, type: string, listener: object, options: unknown) =>
    `${target.constructor.name} ${type} ${(typeof options === "object" ? (options as AddEventListenerOptions | null)?.capture : options) === true} #${idOf(listener)}`;
  const watch = (holder: EventTarget) => {
    const { addEventListener, removeEventListener } = holder;
    holder.addEventListener = function (this: EventTarget, ...[type, listener, options]: Parameters<AddListener>) {
      const target = this ?? window;
      if (listener !== null && isPages(target) && !isOfTests()) {
        const name = nameOf(target, type, listener, options);
        held.add(name);
        if (typeof options === "object" && options.signal !== undefined)
          options.signal.addEventListener("abort", () => held.delete(name));
      }
      addEventListener.call(target, type, listener, options);
    };
    holder.removeEventListener = function (this: EventTarget, ...[type, listener, options]: Parameters<AddListener>) {
      const target = this ?? window;
      if (listener !== null) held.delete(nameOf(target, type, listener, options));
      removeEventListener.call(target, type, listener, options);
    };
    undo.push(() => Object.assign(holder, { addEventListener, removeEventListener }));
  };
  watch(EventTarget.prototype);
  // The test runner gives the window its own method, which bypasses the prototype's.
  if (Object.hasOwn(window, "addEventListener")) watch(window);
  return held;
}

interface BrowserTimers {
  readonly setTimeout: (run: () => void, ms?: number) => number;
  readonly setInterval: (run: () => void, ms?: number) => number;
  readonly clearTimeout: (id: number | undefined) => void;
  readonly clearInterval: (id: number | undefined) => void;
}

function watchTimers(undo: (() => void)[]): ReadonlyMap<number, string> {
  const held = new Map<number, string>();
  // Browser types: Node's types are loaded too and have other timers.
  const {
    setTimeout: setOnce,
    clearTimeout: clearOnce,
    setInterval: setAgain,
    clearInterval: clearAgain,
  } = window as unknown as BrowserTimers;
  // A timer without a delay is about to fire, so it doesn't count.
  const note = (isOurs: boolean, id: number, kind: string, ms = 0) => {
    if (isOurs && ms > 0) held.set(id, `${kind} ${ms}`);
    return id;
  };
  const clear = (take: (id: number | undefined) => void) => (id: number | undefined) => {
    if (id !== undefined) held.delete(id);
    take.call(window, id);
  };
  Object.assign(window, {
    setTimeout: (run: (...args: readonly unknown[]) => void, ms?: number, ...args: readonly unknown[]) => {
      const id: number = setOnce.call(
        window,
        () => {
          held.delete(id);
          run(...args);
        },
        ms,
      );
      return note(!isOfTests(), id, "timeout", ms);
    },
    setInterval: (run: (...args: readonly unknown[]) => void, ms?: number, ...args: readonly unknown[]) =>
      note(
        !isOfTests(),
        setAgain.call(window, () => run(...args), ms),
        "interval",
        ms,
      ),
    clearTimeout: clear(clearOnce),
    clearInterval: clear(clearAgain),
  });
  undo.push(() =>
    Object.assign(window, {
      setTimeout: setOnce,
      clearTimeout: clearOnce,
      setInterval: setAgain,
      clearInterval: clearAgain,
    }),
  );
  return held;
}

interface AnyObserver {
  readonly observe: (target: Node, options?: object) => void;
  readonly disconnect: () => void;
}

function watchObservers(undo: (() => void)[]): ReadonlySet<object> {
  const held = new Set<object>();
  for (const { prototype } of [ResizeObserver, IntersectionObserver, MutationObserver] as readonly {
    readonly prototype: AnyObserver;
  }[]) {
    const { observe, disconnect } = prototype;
    Object.assign(prototype, {
      observe(this: AnyObserver, target: Node, options?: object) {
        if (!isOfTests()) held.add(this);
        observe.call(this, target, options);
      },
      disconnect(this: AnyObserver) {
        held.delete(this);
        disconnect.call(this);
      },
    });
    undo.push(() => Object.assign(prototype, { observe, disconnect }));
  }
  return held;
}
