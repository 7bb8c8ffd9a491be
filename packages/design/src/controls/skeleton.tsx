import type { CSSProperties, ReactNode } from "react";
import { useDesignMessages } from "../root/messages-context";

/** A placeholder for a line of text that is loading. */
export function Skeleton({ width = "100%" }: { width?: string }) {
  return <span className="gh-skeleton" aria-hidden="true" style={{ "--gh-width": width } as CSSProperties} />;
}

export interface LoadingProps {
  children: ReactNode;
}

/** Wraps the skeletons of one item, announced once as loading. */
export function Loading({ children }: LoadingProps) {
  const messages = useDesignMessages();
  return (
    <div role="status" aria-busy="true" aria-label={messages.loading}>
      {children}
    </div>
  );
}

export interface SkeletonLinesProps {
  /** CSS widths, one a line. */
  widths?: readonly string[];
}

/** Several loading lines, announced once as loading. */
export function SkeletonLines({ widths = ["40%", "90%", "75%", "30%"] }: SkeletonLinesProps) {
  return (
    <Loading>
      <div className="gh-skeleton-lines">
        {widths.map((width, index) => (
          <Skeleton key={index} width={width} />
        ))}
      </div>
    </Loading>
  );
}
