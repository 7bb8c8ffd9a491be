import type { CSSProperties, ReactNode } from "react";
import { keyframes, styled } from "styled-components";
import { useDesignMessages } from "../root/messages-context";

/** A placeholder for a line of text that is loading. */
export function Skeleton({ width = "100%" }: { width?: string }) {
  return <Line className="gh-skeleton" aria-hidden="true" style={{ "--gh-width": width } as CSSProperties} />;
}

export interface LoadingProps {
  children: ReactNode;
}

/** Skeletons of one thing, announced once as loading. */
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

/** Several lines not known yet, announced once as loading. */
export function SkeletonLines({ widths = ["40%", "90%", "75%", "30%"] }: SkeletonLinesProps) {
  return (
    <Loading>
      <Lines className="gh-skeleton-lines">
        {widths.map((width, index) => (
          <Skeleton key={index} width={width} />
        ))}
      </Lines>
    </Loading>
  );
}

const pulse = keyframes`50% { opacity: 0.45; }`;

const Line = styled.span`
  display: block;
  width: var(--gh-width);
  max-width: 100%;
  height: 0.86em;
  border-radius: 1px;
  background: repeating-linear-gradient(135deg, var(--gh-track) 0 2px, color-mix(in oklab, var(--gh-track) 45%, var(--gh-surface)) 2px 5px);
  animation: ${pulse} 1.6s ease-in-out infinite;
`;

const Lines = styled.div`
  display: grid;
  gap: 0.86em;
`;
