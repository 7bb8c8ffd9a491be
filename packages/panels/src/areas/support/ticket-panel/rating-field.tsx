import { ticketRating } from "@gatehouse/contract/support";
import { StarFullIcon, StarIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useId } from "react";
import { useMessages } from "../../../portal/messages";
import { ticketFormsMessages } from "../ticket-forms.messages";

export interface RatingFieldProps {
  readonly value: number;
  readonly onChange: (stars: number) => void;
}

const choices = Array.from({ length: ticketRating.max }, (_, at) => at + ticketRating.min);

/** Chooses a number of stars: a group of radio buttons that works with arrow keys. */
export function RatingField({ value, onChange }: RatingFieldProps): ReactNode {
  const texts = useMessages(ticketFormsMessages);
  const name = useId();
  return (
    <Frame>
      <legend className="gh-label" data-required>
        {texts.howDidWeDo}
      </legend>
      <div className="gh-rating">
        {choices.map((stars) => (
          <label key={stars} className="gh-rating-star" data-selected={stars <= value || undefined}>
            <input
              type="radio"
              name={name}
              value={stars}
              required
              checked={stars === value}
              data-autofocus={stars === value || undefined}
              aria-label={texts.stars(stars)}
              onChange={() => onChange(stars)}
            />
            {stars <= value ? <StarFullIcon /> : <StarIcon />}
          </label>
        ))}
        <span className="gh-muted" aria-hidden="true">
          {texts.starsChosen(value)}
        </span>
      </div>
    </Frame>
  );
}

const Frame = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  .gh-label { padding: 0; font-size: var(--gh-type-sm); font-weight: var(--gh-weight-medium); }
  .gh-label::after { content: "*"; content: "*" / ""; color: var(--gh-danger-text); margin-inline-start: 0.2em; }
  .gh-rating { display: flex; flex-wrap: wrap; align-items: center; gap: 0.15em; }
  .gh-rating > span { margin-inline-start: 0.55em; }
  .gh-rating-star { position: relative; display: inline-flex; padding: 0.36em; border-radius: var(--gh-radius); color: var(--gh-border-control); line-height: 0; cursor: pointer; }
  .gh-rating-star[data-selected] { color: var(--gh-accent); }
  .gh-rating-star .gh-icon { width: 1.286em; height: 1.286em; }
  .gh-rating-star > input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  .gh-rating-star:has(:focus-visible) { outline: var(--gh-focus-width) solid var(--gh-focus); outline-offset: 0; }
`;
