import { styled } from "styled-components";

export interface AvatarProps {
  /** Whose it is; the initials come from it. */
  name: string;
  size?: "sm" | "lg";
}

/** Initials in a square. Decoration: the name stands beside it. */
export function Avatar({ name, size }: AvatarProps) {
  return (
    <Frame className="gh-avatar" data-size={size} aria-hidden="true">
      <span>{initials(name)}</span>
    </Frame>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/[\s@._-]+/u);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => Array.from(word ?? "")[0] ?? "").join("").toUpperCase();
}

const Frame = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 2em;
  height: 2em;
  border: 1px solid var(--gh-border);
  border-radius: var(--gh-radius);
  background: var(--gh-neutral-bg);
  color: var(--gh-text-muted);
  overflow: hidden;
  > span { font-size: 0.786em; font-weight: var(--gh-weight-strong); letter-spacing: 0.02em; }
  &[data-size="lg"] { width: 4em; height: 4em; }
  &[data-size="lg"] > span { font-size: 1.286em; }
  &[data-size="sm"] { width: 1.571em; height: 1.571em; }
  &[data-size="sm"] > span { font-size: 0.643em; }
`;
