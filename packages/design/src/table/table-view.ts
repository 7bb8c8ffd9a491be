/** The reader's choices for a table. */
export interface TableView {
  isHidden: (columnId: string) => boolean;
  /** Replaces the table's own. */
  density?: "comfortable" | "compact" | undefined;
}
