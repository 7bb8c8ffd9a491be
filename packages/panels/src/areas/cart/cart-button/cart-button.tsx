import { cart } from "@gatehouse/contract/cart";
import { Button, CartIcon } from "@gatehouse/design";
import { keyframes, styled } from "@gatehouse/design/styled";
import { memo, type ReactNode, useEffect } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { useEndpoint } from "../../../data/use-endpoint";
import { useScreenLink } from "../../../navigation/screen-link";
import { logFailure } from "../../../portal/log-failure";
import { useMessages } from "../../../portal/messages";
import { useFollowedCart } from "../cart-changes";
import { cartPollMs } from "../cart.polling";
import { cartButtonMessages } from "./cart-button.messages";
import { useJustChanged } from "./use-just-changed";

/** Links to the shopping cart and shows its number of items. If the count can't be loaded, that is only logged. */
export const CartButton = memo(function CartButton(): ReactNode {
  return (
    <PortalPanel name="CartButton" closed={<CartLink />}>
      <CountedButton />
    </PortalPanel>
  );
});

function CountedButton(): ReactNode {
  const { data, error } = useEndpoint(cart.count, {}, { pollMs: cartPollMs });
  const count = data?.count;
  const hasJustChanged = useJustChanged(count);
  useFollowedCart();
  useEffect(() => {
    if (error !== null) logFailure("The cart's rows could not be counted.", error);
  }, [error]);
  return <CartLink count={count} hasJustChanged={hasJustChanged} />;
}

/** `count` is undefined until it is loaded, and while signed out. */
function CartLink({
  count,
  hasJustChanged = false,
}: {
  readonly count?: number;
  readonly hasJustChanged?: boolean;
}): ReactNode {
  const texts = useMessages(cartButtonMessages);
  const link = useScreenLink("shoppingCart");
  return (
    <Frame className="gh-cart-button">
      <Button
        iconOnly
        variant="quiet"
        icon={<CartIcon />}
        aria-label={count === undefined ? texts.buttonUnknown : texts.button(count)}
        {...link}
      />
      {count !== undefined && count > 0 && (
        <span
          className="gh-cart-count"
          aria-hidden="true"
          data-changed={hasJustChanged || undefined}
          data-wide={count > 99 || undefined}
        >
          {count}
        </span>
      )}
    </Frame>
  );
}

const beat = keyframes`
  from, 50%, to { transform: none; }
  25%, 75% { transform: scale(1.3); }
`;

const Frame = styled.span`
  position: relative;
  display: inline-flex;
  .gh-cart-count { position: absolute; top: -0.15em; inset-inline-end: -0.35em; display: grid; place-items: center; min-width: 1.4em; height: 1.4em; padding: 0 0.3em; font-size: var(--gh-type-xs); font-weight: var(--gh-weight-strong); line-height: 1; border-radius: var(--gh-radius-sm); background: var(--gh-accent); color: var(--gh-on-accent); box-shadow: 0 0 0 2px var(--gh-surface); pointer-events: none; }
  .gh-cart-count[data-wide] { inset-inline-end: -0.75em; padding: 0 0.2em; }
  .gh-cart-count[data-changed] { animation: ${beat} 2000ms var(--gh-ease, ease-in-out); }
`;
