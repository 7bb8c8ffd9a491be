import type { StoryObj } from "@storybook/react-vite";
import { type JSX, type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { CartButton } from "../areas/cart/cart-button/cart-button";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";
import {
  alertTexts,
  count,
  events,
  failed,
  hostIsIntact,
  type HostPage,
  ours,
  setProps,
  works,
  wrongSettingsMeta,
} from "../testing/wrong-settings-host";
import { PortalScope } from "./portal-scope";

export default { ...wrongSettingsMeta, title: "Panels/Wrong styles" };
type Story = StoryObj<typeof HostPage>;

/** An unexpected crash above the panel's own boundary shows plain text with Retry. */
export const LookBreaks: Story = {
  play: async () => {
    await works();
    let isBroken = true;
    const target = document.createElement("div");
    target.insertBefore = (...nodes) => {
      if (isBroken) throw new Error("no styles today");
      return HTMLElement.prototype.insertBefore.apply(target, nodes) as never;
    };
    document.body.append(target);
    setProps({ appearance: { theme: "light", styleTarget: target } });
    await waitFor(() => expect(alertTexts()).toHaveLength(2));
    await expect(failed()).toEqual([
      ["CartButton", "no styles today"],
      ["LicensesPanel", "no styles today"],
    ]);
    // Re-rendering the host must not report the same crash again.
    for (const theme of ["light", "light"]) {
      setProps({ appearance: { theme, styleTarget: target } });
      await count();
    }
    await expect(failed()).toHaveLength(2);
    isBroken = false;
    for (const retry of screen.getAllByRole("button", { name: "Retry" })) await userEvent.click(retry);
    await works();
    await hostIsIntact(2);
    target.remove();
  },
};

/** A style target outside the document is reported, and the panel recovers once it is connected. */
export const StylesInNoDocument: Story = {
  args: { wrong: { appearance: { styleTarget: document.createElement("div") } } },
  play: async () => {
    const said = "appearance.styleTarget is not in the document. Pass an element of this page, or a shadow root.";
    await waitFor(() => expect(alertTexts()).toEqual([said, said]));
    const removed = document.createElement("div");
    document.body.append(removed);
    setProps({ appearance: { styleTarget: removed, overlayContainer: document.createElement("div") } });
    await works();
    // A disconnected overlay container is ignored.
    await userEvent.click(screen.getByRole("button", { name: "Add license" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Redeem coupon" }));
    await expect(await screen.findByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    removed.remove();
    setProps({ appearance: { styleTarget: removed } });
    await waitFor(() => expect(alertTexts()).toEqual([said, said]));
    document.body.append(removed);
    for (const retry of screen.getAllByRole("button", { name: "Retry" })) await userEvent.click(retry);
    await works();
    removed.remove();
  },
};

/** A frame whose content security policy allows styles with one nonce. */
function StrictPage({ children }: { readonly children: (head: HTMLElement) => ReactNode }): JSX.Element {
  const [page, setPage] = useState<Document | null>(null);
  const open = (frame: HTMLIFrameElement | null) => {
    const opened = frame?.contentDocument;
    if (!opened || opened === page) return;
    const policy = opened.createElement("meta");
    policy.httpEquiv = "Content-Security-Policy";
    policy.content = "style-src 'nonce-good'";
    opened.head.append(policy);
    setPage(opened);
  };
  return (
    <iframe title="Strict page" width="900" height="500" ref={open}>
      {page !== null && createPortal(children(page.head), page.body)}
    </iframe>
  );
}

let setNonce: (nonce: string | undefined) => void = () => undefined;

function StrictPanels(): JSX.Element {
  const [nonce, set] = useState<string>();
  setNonce = set;
  return (
    <StrictPage>
      {(head) => (
        <>
          <PortalScope
            appearance={{ theme: "light", styleTarget: head, nonce }}
            onEvent={(event) => void events.push(event)}
          >
            <LicensesPanel />
          </PortalScope>
          <PortalScope appearance={{ theme: "light", styleTarget: head, nonce: "good" }}>
            <CartButton />
          </PortalScope>
        </>
      )}
    </StrictPage>
  );
}

/** A missing or wrong nonce is reported in plain text, and the right one shows the panel. */
export const StylesAreBlocked: Story = {
  args: { panels: <StrictPanels /> },
  play: async () => {
    const page = () => within((screen.getByTitle<HTMLIFrameElement>("Strict page").contentDocument as Document).body);
    const said = "Styles are blocked by this page's content security policy. Pass its nonce as appearance.nonce.";
    for (const nonce of [undefined, "bad"]) {
      setNonce(nonce);
      await waitFor(() => expect(page().getByRole("alert")).toHaveTextContent(said));
      await expect(page().queryByRole("table")).toBeNull();
      await expect(page().getByRole("link", { name: /^Shopping cart/ })).toBeVisible();
    }
    await waitFor(() => expect(failed()).not.toEqual([]));
    await expect(failed()).toEqual([["LicensesPanel", said]]);
    await expect(ours(said)).toHaveLength(1);
    setNonce("good");
    const table = await page().findByRole("table", { name: "My Licenses" });
    await expect(getComputedStyle(table).borderCollapse).not.toBe("separate");
    await expect(page().queryByRole("alert")).toBeNull();
    await hostIsIntact(0);
  },
};
