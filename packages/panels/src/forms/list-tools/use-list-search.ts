import { useContext, useState } from "react";
import { createListMemory, ListMemoryContext } from "../../navigation/list-memory";
import type { SearchAdapter } from "../../navigation/navigation";
import { useNavigation } from "../../navigation/navigation-context";

/** The store of a panel's list state: the page's query string, or the panel's memory. */
export function useListSearch(): SearchAdapter {
  const { search } = useNavigation();
  const ofPanel = useContext(ListMemoryContext);
  const [none] = useState(createListMemory);
  return search ?? ofPanel ?? none;
}
