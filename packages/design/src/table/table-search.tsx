import { useEffect, useRef, useState } from "react";
import { CloseIcon, SearchIcon } from "../icons/icons";
import { Button } from "../components/button";
import { TextField } from "../components/text-field";
import { useDesignMessages } from "../root/messages-context";

export interface TableSearchProps {
  /** The table's. */
  label: string;
  placeholder?: string;
  value: string;
  onSearch: (search: string) => void;
}

const debounceMs = 500;

/** Searches half a second after the last letter, or at once on Enter. */
export function TableSearch({ label, placeholder, value, onSearch }: TableSearchProps) {
  const messages = useDesignMessages();
  const [draft, setDraft] = useState(value);
  const [sent, setSent] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== sent) {
    /* Changed from outside, by 'Clear search' or the browser's back button. */
    setSent(value);
    setDraft(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (next: string) => {
    clearTimeout(timer.current);
    setSent(next);
    onSearch(next);
  };
  const change = (next: string) => {
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), debounceMs);
  };
  const clear = () => {
    setDraft("");
    send("");
    input.current?.focus();
  };
  return (
    <form
      role="search"
      aria-label={messages.search(label)}
      className="gh-toolbar-search"
      onSubmit={(event) => {
        event.preventDefault();
        send(draft);
      }}
    >
      <TextField
        ref={input}
        type="search"
        label={placeholder ?? messages.search(label)}
        isLabelHidden
        placeholder={placeholder}
        value={draft}
        onChange={change}
        icon={<SearchIcon />}
        trailing={draft !== "" && <Button size="sm" variant="quiet" iconOnly aria-label={messages.clearSearch} icon={<CloseIcon />} onPress={clear} />}
      />
    </form>
  );
}
