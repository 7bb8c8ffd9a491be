import { type RefObject, useRef } from "react";
import { Button } from "../controls/button";
import { TextField } from "../controls/text-field";
import { CloseIcon, SearchIcon } from "../icons/icons";
import { useDesignMessages } from "../root/messages-context";
import { useTypedSearch } from "./use-typed-search";

export interface TableSearchProps {
  /** The table's name. */
  label: string;
  placeholder?: string;
  debounceMs?: number;
  value: string;
  onSearch: (search: string) => void;
  /** Holds the typed text until the search starts. */
  typed: RefObject<string | undefined>;
}

/** Searches shortly after the last letter, or immediately on Enter and before the reader leaves the field. */
export function TableSearch({ label, placeholder, debounceMs, value, onSearch, typed }: TableSearchProps) {
  const messages = useDesignMessages();
  const input = useRef<HTMLInputElement>(null);
  const frame = () => input.current?.closest(".gh-data-table");
  const { draft, change, sendNow, setComposing, leave } = useTypedSearch({ value, onSearch, typed, frame, debounceMs });
  const clear = () => {
    sendNow("");
    input.current?.focus();
  };
  return (
    <form
      role="search"
      aria-label={messages.search(label)}
      className="gh-toolbar-search"
      // In a form of the page, the submit event does not bubble to React.
      onSubmitCapture={(event) => {
        event.preventDefault();
        sendNow(draft);
      }}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && leave()}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
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
        trailing={
          draft !== "" && (
            <Button
              size="sm"
              variant="quiet"
              iconOnly
              aria-label={messages.clearSearch}
              icon={<CloseIcon />}
              onPress={clear}
            />
          )
        }
      />
    </form>
  );
}
