import { useRef, useState } from "react";
import { Button } from "../controls/button";
import { DownloadIcon } from "../icons/icons";
import { lazyModule } from "../root/lazy-module";
import { useDesignMessages } from "../root/messages-context";
import { canBeHidden } from "./table-column";
import { TableSearch } from "./table-search";
import type { TableToolbarProps } from "./table-toolbar-props";

const csvExport = lazyModule(() => import("./export-csv"));

/** Search and filters, then the CSV export, the reader's choices and other buttons. */
export function TableToolbar<Row extends object>(props: TableToolbarProps<Row>) {
  const { isSearchable, searchPlaceholder, toolbar, toolbarEnd, columns, label, state, onSearch } = props;
  const messages = useDesignMessages();
  const typed = useRef<string>(undefined);
  const [csv, setCsv] = useState<"ready" | "reading" | "failed">("ready");
  const csvFileName = props.serverPage === undefined || props.readAllRows ? props.csvFileName : undefined;
  const end = props.tools?.(columns.filter(canBeHidden));
  if (!isSearchable && !toolbar && !toolbarEnd && !props.tools && csvFileName === undefined) return null;
  return (
    <div className="gh-toolbar">
      {isSearchable && (
        <TableSearch
          label={label}
          placeholder={searchPlaceholder}
          debounceMs={props.searchDebounceMs}
          value={state.search}
          onSearch={onSearch}
          typed={typed}
        />
      )}
      {toolbar}
      {(toolbarEnd || end || csvFileName !== undefined) && (
        <div className="gh-toolbar-end">
          {csvFileName !== undefined && (
            <Button
              size="sm"
              variant="quiet"
              collapse
              icon={<DownloadIcon />}
              isPending={csv === "reading"}
              onPress={() => {
                const text = typed.current;
                setCsv("reading");
                csvExport
                  .load()
                  .then(({ exportTable }) => exportTable(csvFileName, props, text))
                  .then(
                    () => setCsv("ready"),
                    () => setCsv("failed"),
                  );
              }}
            >
              {csv === "failed" ? messages.exportFailed : messages.exportCsv}
            </Button>
          )}
          {end}
          {toolbarEnd}
        </div>
      )}
    </div>
  );
}
