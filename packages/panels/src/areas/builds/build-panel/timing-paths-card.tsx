import type { TimingPath } from "@gatehouse/contract/builds";
import { DataTable, Panel, type TableColumn } from "@gatehouse/design";
import { type ReactNode, useMemo } from "react";
import { styled } from "styled-components";
import { type Format, useFormat } from "../../../portal/format";
import { type Translation, useMessages } from "../../../portal/messages";
import { buildFiguresMessages } from "../build-figures.messages";

/** The paths of a build that are slowest, each with where its time goes. */
export function TimingPathsCard({ paths }: { readonly paths: readonly TimingPath[] }): ReactNode {
  const texts = useMessages(buildFiguresMessages);
  const format = useFormat();
  const columns = useMemo(() => pathColumns(texts, format), [texts, format]);
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

function pathColumns(texts: Texts, { number }: Format): readonly TableColumn<Row>[] {
  const written = (value: number | null | undefined) =>
    value == null ? null : texts.nanoseconds(number(Math.round(value * 1_000) / 1_000));
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

const Name = styled.span`
  font-family: var(--gh-font-mono);
  font-size: var(--gh-type-mono);
  overflow-wrap: anywhere;
`;

const Missed = styled.span`
  color: var(--gh-danger-text);
  font-weight: var(--gh-weight-medium);
`;
