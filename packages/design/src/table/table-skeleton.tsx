import { Skeleton } from "../controls/skeleton";
import { useDesignMessages } from "../root/messages-context";
import { TableFrame } from "./table-frame";

export interface TableSkeletonProps {
  /** The column names. An empty one is the column of checkboxes. */
  headers: readonly string[];
  rows?: number;
  density?: "compact";
  /** Whether the table has a toolbar. */
  hasToolbar?: boolean;
  /** Whether the table has a pager. */
  hasPager?: boolean;
}

const classOf = (header: string) => (header === "" ? "gh-col-select" : undefined);
const widths = ["70%", "55%", "80%", "60%", "45%"];

/** A loading table at its final size: the headers, with lines in place of the rows. */
export function TableSkeleton({ headers, rows = 5, density, hasToolbar, hasPager }: TableSkeletonProps) {
  const messages = useDesignMessages();
  return (
    <TableFrame className="gh-data-table gh-skeleton-table" role="status" aria-label={messages.loading}>
      {hasToolbar && <div className="gh-toolbar" />}
      <div className="gh-table-wrap">
        <table
          className="gh-table"
          aria-busy="true"
          data-columns={headers.filter(Boolean).length > 6 ? "many" : undefined}
          data-density={density}
        >
          <thead>
            <tr>
              {headers.map((header) =>
                header === "" ? (
                  <td key={header} className={classOf(header)} />
                ) : (
                  <th key={header} scope="col">
                    {header}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              <tr key={row} aria-hidden="true">
                {headers.map((header, column) => (
                  <td key={header} data-label={header} className={classOf(header)}>
                    <Skeleton width={widths[(row + column * 2) % widths.length]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hasPager && <div className="gh-table-foot" />}
    </TableFrame>
  );
}
