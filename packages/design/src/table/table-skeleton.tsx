import { Skeleton } from "../controls/skeleton";
import { useDesignMessages } from "../root/messages-context";
import { TableFrame } from "./table-frame";

export interface TableSkeletonProps {
  headers: readonly string[];
  rows?: number;
  density?: "compact";
}

const widths = ["70%", "55%", "80%", "60%", "45%"];

/** A table not known yet: its heads, and lines where the rows will stand. */
export function TableSkeleton({ headers, rows = 5, density }: TableSkeletonProps) {
  const messages = useDesignMessages();
  return (
    <TableFrame className="gh-data-table" role="status" aria-label={messages.loading}>
      <div className="gh-table-wrap">
        <table className="gh-table" data-keep="" aria-busy="true" data-density={density}>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col">
                  <span>{header}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              <tr key={row} aria-hidden="true">
                {headers.map((header, column) => (
                  <td key={header}>
                    <Skeleton width={widths[(row + column * 2) % widths.length]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </TableFrame>
  );
}
