import { Button, FollowIcon } from "@gatehouse/design";
import type { ReactNode } from "react";
import type { LogWords } from "./log-words";
import type { LogViewState } from "./use-log-view";

/** Takes a user who has scrolled up to the lines that were added since. */
export function FollowButton({ view, words }: { readonly view: LogViewState; readonly words: LogWords }): ReactNode {
  return (
    <span className="gh-log-follow">
      <Button size="sm" variant="primary" icon={<FollowIcon />} onPress={view.follow}>
        {words.texts.newLines(words.number(view.newLines))}
      </Button>
    </span>
  );
}
