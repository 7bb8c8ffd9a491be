import { useContext, useEffect, useState } from "react";
import { PollPaceContext } from "../../../data/poll-pace";

const settleMs = 500;

/** The text, updated once it has stayed the same for half a second. */
export function useSettled(text: string): string {
  const pace = useContext(PollPaceContext);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs * pace);
    return () => clearTimeout(timer);
  }, [text, pace]);
  return settled;
}
