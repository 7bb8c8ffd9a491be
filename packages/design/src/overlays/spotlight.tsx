import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../controls/button";
import { createPortal } from "../root/create-portal";
import { placeBeside } from "./place-beside";
import { SpotlightFrame } from "./spotlight-frame";
import { useModal } from "./use-modal";
import { useTargetBox } from "./use-target-box";

export interface SpotlightStep {
  id: string;
  title: string;
  text: ReactNode;
  /** The element that the step explains. Steps whose element is missing or hidden are left out. */
  find: () => Element | null;
}

export interface SpotlightTexts {
  stepOf: (step: number, steps: number) => string;
  back: string;
  next: string;
  skip: string;
  done: string;
}

/** `empty` when there was no step to show. */
export type SpotlightEnd = "done" | "skipped" | "empty";

export interface SpotlightProps {
  /** The name of the tour, such as 'Tour of the dashboard'. */
  label: string;
  steps: readonly SpotlightStep[];
  /** The texts of its buttons. */
  texts: SpotlightTexts;
  onEnd: (end: SpotlightEnd) => void;
}

const isShown = (element: Element | null) => element !== null && element.getClientRects().length > 0;

/**
 * A step-by-step tour of a page. One element stays bright and a bubble explains it. The page is inert meanwhile, and
 * its own elements stay unchanged. Escape ends the tour, and focus returns.
 */
export function Spotlight({ steps, ...props }: SpotlightProps) {
  const { onEnd } = props;
  const [shown] = useState(() => steps.filter(({ find }) => isShown(find())));
  useEffect(() => {
    if (shown.length === 0) onEnd("empty");
  }, [shown, onEnd]);
  return shown.length === 0 ? null : <OpenSpotlight {...props} steps={shown} />;
}

function OpenSpotlight({ label, steps, texts, onEnd }: SpotlightProps) {
  const textId = useId();
  const [index, setIndex] = useState(0);
  const bubbleRef = useRef<HTMLDivElement>(null);
  const nextRef = useRef<HTMLElement>(null);
  const { ref, overlaysRef, parent, dialogProps } = useModal(
    () => onEnd("skipped"),
    () => nextRef.current,
  );
  // The steps scroll the page, and the browser restores the focus without scrolling to it.
  useLayoutEffect(
    () => () => (parent.getRootNode() as Document).activeElement?.scrollIntoView({ block: "nearest" }),
    [parent],
  );
  const step = steps[index]!;
  const target = useTargetBox(step.find());
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const { offsetWidth: width, offsetHeight: height } = bubbleRef.current!;
    setPlace(placeBeside(target.box, { width, height }, target.window));
  }, [target, index]);

  const isLast = index === steps.length - 1;
  const next = () => (isLast ? onEnd("done") : setIndex(index + 1));
  const back = () => {
    /* The first step has no Back button, so move the focus before it disappears. */
    if (index === 1) nextRef.current?.focus();
    setIndex(Math.max(0, index - 1));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight" && !isLast) next();
    else if (event.key === "ArrowLeft") back();
  };

  return createPortal(
    <SpotlightFrame
      {...dialogProps}
      ref={ref}
      className="gh-spotlight"
      aria-label={label}
      aria-describedby={textId}
      onKeyDown={handleKeyDown}
    >
      <div
        className="gh-spotlight-hole"
        data-empty={target.box === null || undefined}
        style={target.box ?? undefined}
      />
      <div ref={bubbleRef} className="gh-spotlight-bubble" style={place}>
        <div id={textId} className="gh-spotlight-text" aria-live="polite" aria-atomic>
          <h2 className="gh-spotlight-title">{step.title}</h2>
          <div>{step.text}</div>
        </div>
        <div className="gh-spotlight-foot">
          <span className="gh-spotlight-count">{texts.stepOf(index + 1, steps.length)}</span>
          {!isLast && (
            <Button size="sm" variant="quiet" onPress={() => onEnd("skipped")}>
              {texts.skip}
            </Button>
          )}
          {index > 0 && (
            <Button size="sm" onPress={back}>
              {texts.back}
            </Button>
          )}
          <Button ref={nextRef} size="sm" variant="primary" onPress={next}>
            {isLast ? texts.done : texts.next}
          </Button>
        </div>
      </div>
      <div ref={overlaysRef} className="gh-modal-overlays" />
    </SpotlightFrame>,
    parent,
  );
}
