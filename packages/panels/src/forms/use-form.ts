import { type FormEvent, useEffect, useRef, useState } from "react";
import { focusWrongField } from "./focus-wrong-field";
import { refusedFields } from "./refused-fields";

type Name<V, T> = { [K in keyof V]: V[K] extends T ? K : never }[keyof V] & string;

export interface FormOptions<V> {
  /** The initial values of the fields, named as in the request's body, so that a refusal finds its field. */
  readonly initial: V;
  /** Returns the problems by field. Runs on submit, and with `isLive` on every edit after the first attempt. */
  readonly check?: (values: V) => { readonly [K in keyof V]?: string | undefined };
  /** The action behind the form. Its refusal shows on the fields. */
  readonly action: { readonly isPending: boolean; readonly error: Error | null };
  /** After the first attempt, checks while the user edits, instead of only clearing the edited field's problem. */
  readonly isLive?: boolean;
  /** Runs the action. Called only if `check` finds no problem. */
  readonly onSubmit: (values: V) => void;
}

export interface Form<V> {
  readonly values: V;
  readonly set: (changes: Partial<V>) => void;
  /** For a `TextField` or a select. */
  readonly text: (name: Name<V, string>) => {
    name: string;
    value: string;
    onChange: (value: string) => void;
    error: string | undefined;
  };
  /** For a `Checkbox`. */
  readonly box: (name: Name<V, boolean>) => {
    name: string;
    isSelected: boolean;
    onChange: (isSelected: boolean) => void;
    error: string | undefined;
  };
  /** The problem of any other field. */
  readonly error: (name: keyof V & string) => string | undefined;
  readonly isPending: boolean;
  /** The server's message about the whole form. */
  readonly refusal: string | undefined;
  readonly submit: () => void;
  /** For the `<form>` itself. A dialog has its own form, so use `submit` and `ref` there. */
  readonly props: {
    readonly noValidate: true;
    readonly onSubmitCapture: (event: FormEvent) => void;
    readonly ref: (element: HTMLElement | null) => void;
  };
  /** For the element around the fields. The first invalid field in it takes focus. */
  readonly ref: (element: HTMLElement | null) => void;
}

/** A form that is checked on submit, shows refusals by field, and submits once. Editing a field clears its problem. */
export function useForm<V extends object>({
  initial,
  check,
  action,
  isLive = false,
  onSubmit,
}: FormOptions<V>): Form<V> {
  const [values, setValues] = useState(initial);
  const [said, setSaid] = useState<Said>({ errors: {}, edited: [], before: null });
  const [isTried, setTried] = useState(false);
  const place = useRef<HTMLElement | null>(null);
  const { errors, edited, before } = said;
  // When an attempt begins, the action still has the last refusal for a moment.
  const current = action.error === before ? null : action.error;
  const refusal = refusedFields(current, Object.keys(initial));
  useEffect(() => void focusWrongField(place.current), [errors, current]);
  const set = (changes: Partial<V>): void => {
    setValues((old) => ({ ...old, ...changes }));
    setSaid((old) => ({ ...old, edited: [...old.edited, ...Object.keys(changes)] }));
  };
  const submit = (): void => {
    if (action.isPending) return;
    const found = Object.entries(check?.(values) ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    setTried(true);
    setSaid({ errors: Object.fromEntries(found), edited: [], before: action.error });
    if (found.length === 0) onSubmit(values);
  };
  const live = isLive && isTried ? (check?.(values) as Readonly<Record<string, string | undefined>> | undefined) : {};
  const error = (name: string) =>
    live?.[name] ?? (edited.includes(name) ? undefined : (errors[name] ?? refusal.fields[name]));
  const ref = (element: HTMLElement | null): void => {
    place.current = element;
  };
  return {
    values,
    set,
    submit,
    ref,
    error,
    text: (name) => ({
      name,
      value: String(values[name]),
      onChange: (value) => set({ [name]: value } as Partial<V>),
      error: error(name),
    }),
    box: (name) => ({
      name,
      isSelected: Boolean(values[name]),
      onChange: (value) => set({ [name]: value } as Partial<V>),
      error: error(name),
    }),
    isPending: action.isPending,
    refusal: refusal.text,
    props: {
      noValidate: true,
      ref,
      // In a form of the page, the submit event does not bubble to React. That of a dialog in this form does.
      onSubmitCapture: (event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        submit();
      },
    },
  };
}

interface Said {
  readonly errors: Readonly<Record<string, string>>;
  /** The fields that were edited since the last attempt. */
  readonly edited: readonly string[];
  /** The action's error when the last attempt began. */
  readonly before: Error | null;
}
