/** The reader's choices for a table. */
export interface TableView {
  isHidden: (columnId: string) => boolean;
  /** Takes the place of the table's own. */
  density?: "comfortable" | "compact" | undefined;
}
