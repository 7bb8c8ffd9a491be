import { lazyModule, type TableColumn, type TableView, useLazyModule } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { ListToolsPlace } from "./list-tools-place";

// Until this code loads, a list shows its default columns and density.
const tools = lazyModule(() => import("./list-tools"));

/** For the props of a `DataTable`. */
export interface ListTools {
  readonly view: TableView | undefined;
  readonly tools: (columns: readonly Pick<TableColumn<never>, "id" | "header">[]) => ReactNode;
}

/**
 * Lets the user choose the columns and the density of a list, and save its states as views.
 * @param id - the prefix of the list's state in the address
 */
export function useListTools(id: string, label: string): ListTools {
  const [view, setView] = useState<TableView>();
  const loaded = useLazyModule(tools, true);
  return {
    view,
    tools: (columns) =>
      loaded ? <loaded.ListTools id={id} label={label} columns={columns} onView={setView} /> : <ListToolsPlace />,
  };
}
