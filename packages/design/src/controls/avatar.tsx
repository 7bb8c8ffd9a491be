import { useState } from "react";
import { styled } from "styled-components";

export interface AvatarProps {
  /** The person's name, which gives the initials. */
  name: string;
  /** Address of a picture. Without one, or if it can't be loaded, initials are shown. */
  picture?: string;
  size?: "sm" | "lg";
}

/** A picture or initials in a square. Decorative, because the name is beside it. */
export function Avatar({ name, picture, size }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <Frame className="gh-avatar" data-size={size} aria-hidden="true">
      {picture === undefined || picture === failed ? (
        <span>{initials(name)}</span>
      ) : (
        <img src={picture} alt="" referrerPolicy="no-referrer" onError={() => setFailed(picture)} />
      )}
    </Frame>
  );
}

/* For an email, use only the part before the domain. */
function initials(name: string): string {
  const words = name
    .trim()
    .replace(/@.*$/u, "")
    .split(/[\s._-]+/u);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toUpperCase();
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
  > img { width: 100%; height: 100%; object-fit: cover; }
  > span { font-size: 0.786em; font-weight: var(--gh-weight-strong); letter-spacing: 0.02em; }
  &[data-size="lg"] { width: 4em; height: 4em; }
  &[data-size="lg"] > span { font-size: 1.286em; }
  &[data-size="sm"] { width: 1.571em; height: 1.571em; }
  &[data-size="sm"] > span { font-size: 0.643em; }
`;
