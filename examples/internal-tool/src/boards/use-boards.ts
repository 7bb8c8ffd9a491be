import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { showsOfflineAtom } from "../tool-state";

export interface Board {
  readonly id: string;
  readonly board: string;
  readonly task: string;
  readonly isOnline: boolean;
}

async function readBoards(): Promise<readonly Board[]> {
  const response = await fetch("/boards.json");
  if (!response.ok) throw new Error(`The boards cannot be read: ${response.status}.`);
  return (await response.json()) as readonly Board[];
}

/** The lab's boards from the tool's own cache, filtered by the tool's own switch. Empty while they load. */
export function useBoards(): readonly Board[] {
  const { data = [] } = useQuery({ queryKey: ["boards"], queryFn: readBoards });
  const showsOffline = useAtomValue(showsOfflineAtom);
  return data.filter(({ isOnline }) => isOnline || showsOffline);
}
