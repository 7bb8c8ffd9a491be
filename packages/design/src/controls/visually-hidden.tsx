import type { ReactNode } from "react";

/** Content for screen readers only. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className="gh-hidden" id={id}>
      {children}
    </span>
  );
}
