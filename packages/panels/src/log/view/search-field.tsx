import {
  Button,
  ChevronDownIcon,
  ChevronUpIcon,
  CloseIcon,
  MatchCaseIcon,
  RegularExpressionIcon,
  SearchIcon,
  TextField,
  useEscape,
  WholeWordIcon,
} from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { noQuery } from "../search/log-query";
import type { LogWords } from "./log-words";
import type { useSearch } from "./use-search";

interface SearchFieldProps {
  readonly view: ReturnType<typeof useSearch>;
  readonly words: LogWords;
  /** Called when the user leaves the field for the lines. */
  readonly onDone: () => void;
}

/** The query and its options, the current match, and buttons to move to the others. */
export function SearchField({ view, words, onDone }: SearchFieldProps): ReactNode {
  const { query, setQuery, problem, search, hit, move } = view;
  const { texts, number } = words;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    if (event.key === "Enter") move(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const frame = useRef<HTMLDivElement>(null);
  useEscape(frame, (focused) => {
    if (!(focused instanceof HTMLInputElement)) return false;
    if (query.text === "") onDone();
    else setQuery({ ...query, text: "" });
  });
  const toggle = (name: "isCaseSensitive" | "isWholeWord" | "isExpression", label: string, icon: ReactNode) => (
    <Button
      size="sm"
      variant="quiet"
      iconOnly
      icon={icon}
      aria-label={label}
      aria-pressed={query[name]}
      onPress={() => setQuery({ ...query, [name]: !query[name] })}
    />
  );
  const error = problem && (problem === "invalid" ? texts.invalidExpression : texts.unsupportedExpression);
  return (
    <Frame
      ref={frame}
      className="gh-log-search"
      role="search"
      data-searching={search ? "" : undefined}
      onKeyDown={onKeyDown}
    >
      <TextField
        type="search"
        label={texts.search}
        isLabelHidden
        placeholder={texts.search}
        autoComplete="off"
        icon={<SearchIcon />}
        value={query.text}
        onChange={(text) => setQuery({ ...query, text })}
        error={error}
      />
      <div className="gh-log-hits">
        <span className="gh-log-position" role="status">
          {search && position()}
        </span>
        {search && (
          <>
            <Button
              size="sm"
              variant="quiet"
              iconOnly
              icon={<ChevronUpIcon />}
              aria-label={texts.previousMatch}
              onPress={() => move(-1)}
            />
            <Button
              size="sm"
              variant="quiet"
              iconOnly
              icon={<ChevronDownIcon />}
              aria-label={texts.nextMatch}
              onPress={() => move(1)}
            />
          </>
        )}
        {toggle("isCaseSensitive", texts.matchCase, <MatchCaseIcon />)}
        {toggle("isWholeWord", texts.wholeWord, <WholeWordIcon />)}
        {toggle("isExpression", texts.expression, <RegularExpressionIcon />)}
        {query.text !== "" && (
          <Button
            size="sm"
            variant="quiet"
            iconOnly
            icon={<CloseIcon />}
            aria-label={texts.clearSearch}
            onPress={() => setQuery({ ...noQuery, ...query, text: "" })}
          />
        )}
      </div>
    </Frame>
  );

  function position(): string {
    if (!search) return "";
    const { hits, isDone } = search;
    if (hits.total === 0) return isDone ? texts.noMatches : texts.searching(number(0));
    const total = number(hits.total);
    const place = hit ? texts.matchOf(number(hits.numberOf(hit) + 1), total) : total;
    return isDone ? place : texts.searching(place);
  }
}

const Frame = styled.div`
  position: relative;
  flex: 1 1 19em;
  min-width: 0;
  max-width: 32em;
  .gh-field-group > .gh-input { padding-inline-end: 6.8em; }
  &[data-searching] .gh-field-group > .gh-input { padding-inline-end: 19em; }
  .gh-log-hits { position: absolute; inset-block-start: 0; inset-inline-end: 0.2em; display: flex; align-items: center; height: var(--gh-control); color: var(--gh-text-muted); }
  .gh-log-position { padding-inline: 0.4em; font-size: var(--gh-type-sm); white-space: nowrap; }
  .gh-log-hits .gh-button { min-height: 0; width: 2em; height: 2em; }
  @container gh-log (width < 40em) {
    &[data-searching] .gh-field-group > .gh-input { padding-inline-end: 6.8em; }
    &[data-searching] .gh-log-hits { position: static; justify-content: flex-end; }
  }
`;
