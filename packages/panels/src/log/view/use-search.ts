import { lazyModule, useLazyModule, useNotLoaded } from "@gatehouse/design";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { HitPlace } from "../search/hit-list";
import { type ExpressionProblem, type LogQuery, type Matcher, noQuery } from "../search/log-query";
import type { LateParts } from "./late-parts";
import type { LogModel } from "./log-model";
import type { LogSearch, LogSnapshot } from "./log-snapshot";

const expressions = lazyModule(() =>
  import("../search/expression/compile-expression").then(({ compileExpression }) => compileExpression),
);

interface SearchInput {
  readonly model: LogModel | undefined;
  readonly parts: LateParts | undefined;
  readonly snapshot: LogSnapshot;
  readonly topRow: () => number;
  readonly showRow: (row: number) => void;
}

/** The match that a search of one log has reached. */
interface Reached {
  readonly model: LogModel | undefined;
  readonly matcher: Matcher | undefined;
  readonly place: HitPlace;
}

/** The query and the current match. The first match from the view on is shown as soon as it is found. */
export function useSearch({ model, parts, snapshot, topRow, showRow }: SearchInput) {
  const [query, setQuery] = useState<LogQuery>(noQuery);
  const [isOnlyMatches, setOnlyMatches] = useState(false);
  const [reached, setReached] = useState<Reached>();
  const report = useNotLoaded();
  const compile = useLazyModule(expressions, query.isExpression, (error) => {
    setQuery({ ...query, isExpression: false });
    report?.(error);
  });
  const compiled = useMemo(() => parts?.compileQuery(query, compile), [parts, query, compile]);
  const matcher = compiled?.kind === "ready" ? compiled.matcher : undefined;
  const startRow = useRef(0);

  useEffect(() => {
    startRow.current = topRow();
    model?.search(matcher, startRow.current);
  }, [model, matcher, topRow]);

  const search = useMemo<LogSearch | undefined>(() => {
    if (!matcher || !parts || snapshot.search?.matcher === matcher) return matcher && snapshot.search;
    return { matcher, hits: parts.noHits, isDone: false };
  }, [matcher, parts, snapshot.search]);
  const hit = reached && reached.model === model && reached.matcher === matcher ? reached.place : undefined;
  const go = useCallback(
    (place: HitPlace | undefined) => {
      if (!place) return;
      setReached({ model, matcher, place });
      showRow(place.row);
    },
    [model, matcher, showRow],
  );
  const hits = search?.hits;
  useEffect(
    () =>
      model?.subscribe(() => {
        const found = model.snapshot().search;
        if (hit !== undefined || found?.matcher !== matcher || found === undefined || found.hits.total === 0) return;
        // Draw the first match in the same render in which it is reported.
        flushSync(() => go(found.hits.place(found.hits.before(startRow.current))));
      }),
    [model, matcher, hit, go],
  );
  const move = useCallback(
    (by: 1 | -1) => {
      if (!hits) return;
      const number = hit ? hits.numberOf(hit) + by : hits.before(topRow());
      go(hits.place(number));
    },
    [hits, hit, go, topRow],
  );
  const problem: ExpressionProblem | undefined = compiled?.kind === "refused" ? compiled.problem : undefined;
  return {
    query,
    setQuery,
    problem,
    search,
    hit,
    move,
    isOnlyMatches: isOnlyMatches && search !== undefined,
    setOnlyMatches,
  };
}
