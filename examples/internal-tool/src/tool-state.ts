import { QueryClient } from "@tanstack/react-query";
import { atom, createStore } from "jotai";

/** The tool's own cache. The panels have another one. */
export const toolQueries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });

/** The tool's own store. The panels have another one. */
export const toolStore = createStore();

/** Whether the tool lists boards that are offline too. */
export const showsOfflineAtom = atom(true);
