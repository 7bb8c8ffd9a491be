import { useContext, useState } from "react";
import { createListMemory, ListMemoryContext } from "../../navigation/list-memory";
import type { SearchAdapter } from "../../navigation/navigation";
import { useNavigation } from "../../navigation/navigation-context";

/** Where the state of a panel's lists is: the page's query string, or the panel's memory. */
export function useListSearch(): SearchAdapter {
  const { search } = useNavigation();
  const ofPanel = useContext(ListMemoryContext);
  const [none] = useState(createListMemory);
  return search ?? ofPanel ?? none;
}
