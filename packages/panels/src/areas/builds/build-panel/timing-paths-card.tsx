import { builds, type TimingPath } from "@gatehouse/contract/builds";
import { DataTable, Panel, type TableColumn } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useMemo } from "react";
import { useEndpoint } from "../../../data/use-endpoint";
import { type Format, useFormat } from "../../../portal/format";
import { type Translation, useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import type { BuildName } from "../build-detail/use-build";
import { useEarlierSuccess } from "../build-log/build-log-earlier";
import { buildFiguresMessages } from "./build-figures.messages";
import { type PathChange, pathChanges } from "./path-changes";

export interface TimingPathsCardProps {
  readonly name: BuildName;
  readonly paths: readonly TimingPath[];
}

/** The slowest paths of a build: where their time goes, and the change since the last successful build. */
export function TimingPathsCard({ name, paths }: TimingPathsCardProps): ReactNode {
  const texts = useMessages(buildFiguresMessages);
  const format = useFormat();
  const { locale } = usePortal();
  const earlier = useEarlierSuccess("build", name);
  const { data: before } = useEndpoint(builds.stats, earlier?.name ?? name, { isEnabled: earlier !== undefined });
  const since = earlier?.label;
  const beforePaths = earlier === undefined ? undefined : before?.paths;
  const columns = useMemo(() => {
    const all = pathColumns(texts, locale);
    if (since === undefined || beforePaths == null || beforePaths.length === 0) return all;
    return [...all, changeColumn({ texts, format, since, changeOf: pathChanges(beforePaths) })];
  }, [texts, format, locale, since, beforePaths]);
  const rows = useMemo(() => paths.map((path, at): Row => ({ ...path, key: String(at) })), [paths]);
  return (
    <Panel title={texts.paths} count={paths.length} isFlush>
      <DataTable
        label={texts.paths}
        rows={rows}
        columns={columns}
        rowKey={({ key }) => key}
        isUnpaged
        density="compact"
      />
    </Panel>
  );
}

type Row = TimingPath & { readonly key: string };
type Texts = Translation<typeof buildFiguresMessages>;

function pathColumns(texts: Texts, locale: string): readonly TableColumn<Row>[] {
  // The same number of digits in every row, so that the columns can be compared at a glance.
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const written = (value: number | null | undefined) =>
    value == null ? null : texts.nanoseconds(number.format(value));
  const delay = (id: string, header: string, of: (path: Row) => number | null | undefined): TableColumn<Row> => ({
    id,
    header,
    align: "end",
    isNoWrap: true,
    cell: (path) => written(of(path)),
    sortValue: of,
  });
  return [
    { id: "from", header: texts.columnFrom, lead: true, cell: ({ from }) => <Name>{from}</Name> },
    { id: "to", header: texts.columnTo, cell: ({ to }) => <Name>{to}</Name> },
    delay("delay", texts.columnDelay, (path) => path.delay_ns),
    delay("logic", texts.columnLogic, (path) => path.logic_ns),
    delay("routing", texts.columnRouting, (path) => path.routing_ns),
    {
      ...delay("slack", texts.columnSlack, (path) => path.slack_ns),
      cell: ({ slack_ns: slack }) => (slack != null && slack < 0 ? <Missed>{written(slack)}</Missed> : written(slack)),
    },
  ];
}

interface ChangeColumnOptions {
  readonly texts: Texts;
  readonly format: Format;
  readonly since: string;
  readonly changeOf: (path: TimingPath) => PathChange;
}

function changeColumn({ texts, format, since, changeOf }: ChangeColumnOptions): TableColumn<Row> {
  const written = (ns: number) => `${ns > 0 ? "+" : ""}${texts.nanoseconds(format.number(ns))}`;
  return {
    id: "change",
    header: texts.columnSince(since),
    align: "end",
    isNoWrap: true,
    cell: (path) => {
      const change = changeOf(path);
      if (change === "new") return texts.newPath;
      return <Change data-tone={change > 0 ? "worse" : change < 0 ? "better" : "same"}>{written(change)}</Change>;
    },
    sortValue: (path) => {
      const change = changeOf(path);
      return change === "new" ? null : change;
    },
  };
}

const Change = styled.span`
  color: var(--gh-text-muted);
  &[data-tone="better"] { color: var(--gh-success-text); }
  &[data-tone="worse"] { color: var(--gh-warning-text); }
`;

const Name = styled.span`
  font-family: var(--gh-font-mono);
  font-size: var(--gh-type-mono);
  overflow-wrap: anywhere;
`;

const Missed = styled.span`
  color: var(--gh-danger-text);
  font-weight: var(--gh-weight-medium);
`;
