import { type TableState, TabPanel, Tabs } from "@gatehouse/design";
import { type JSX, StrictMode, useId, useState } from "react";
import { ProjectTable, projectTable } from "./project-samples";

/** The state of the table before anything is typed. */
export const start: TableState = { page: 1, pageSize: 5, search: "", sort: null };

export interface OutsideChanges {
  readonly search: (text: string) => void;
  readonly takeAway: () => void;
}

export interface TabbedTableProps {
  readonly onState: (state: TableState) => void;
  /** Called in each render with functions that change the table without a click or a key, such as Back. */
  readonly onRender: (outside: OutsideChanges) => void;
}

/** A table in one of two tabs, whose state its owner keeps. */
export function TabbedTable({ onState, onRender }: TabbedTableProps): JSX.Element {
  const [state, setState] = useState(start);
  const [tab, setTab] = useState("projects");
  const id = useId();
  const change = (next: TableState) => {
    onState(next);
    setState(next);
  };
  onRender({ search: (search) => setState({ ...state, search }), takeAway: () => setTab("other") });
  return (
    <StrictMode>
      <a href="#elsewhere">Elsewhere</a>
      <Tabs
        id={id}
        label="Views"
        tabs={[
          { id: "projects", label: "Projects" },
          { id: "other", label: "Other" },
        ]}
        selectedId={tab}
        onSelect={setTab}
      />
      <TabPanel tabsId={id} tabId={tab}>
        {tab === "projects" ? (
          <ProjectTable {...projectTable} state={state} onStateChange={change} />
        ) : (
          <p>Nothing here</p>
        )}
      </TabPanel>
    </StrictMode>
  );
}
