/** One filter of a list: its choices, the chosen one, and the one that lets everything through. */
export interface ListFilter {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly initial: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface FilterButtonProps {
  readonly filters: readonly ListFilter[];
  readonly onChange: (id: string, value: string) => void;
  /** The rows that the search and the filters leave. */
  readonly count: number;
}
