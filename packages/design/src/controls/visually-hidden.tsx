import type { ReactNode } from "react";

/** For those who listen, not for those who look. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className="gh-hidden" id={id}>
      {children}
    </span>
  );
}
