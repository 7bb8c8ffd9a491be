/** One filter of a list: its choices, the chosen one, and the initial one, which filters nothing. */
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
  /** The number of rows that match the search and the filters. */
  readonly count: number;
}
