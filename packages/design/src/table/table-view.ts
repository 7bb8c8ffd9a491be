/** The reader's choices for a table. */
export interface TableView {
  isHidden: (columnId: string) => boolean;
  /** Replaces the table's own density. */
  density?: "comfortable" | "compact" | undefined;
}
