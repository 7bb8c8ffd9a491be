import { CartIcon, ExternalIcon } from "@gatehouse/design";
import type { Command } from "@gatehouse/design/command-dialog";
import { useViewer } from "../../access/session/use-viewer";
import { cartMessages } from "../../areas/cart/cart.messages";
import { useOwnPages } from "../../areas/viewer";
import { useNavigation } from "../../navigation/navigation-context";
import { useGoTo } from "../../navigation/screen-link";
import { findScreen, screenTarget } from "../../navigation/screens";
import { useMessages } from "../../portal/messages";
import { usePortal } from "../../portal/portal-context";
import { shellMessages } from "../shell.messages";
import { type LinkedBlock, type LinkedEntry, useNav } from "../use-nav";
import { paletteMessages } from "./palette.messages";

/** The user's pages from the sidebar, the top bar and the user menu. */
export function usePageCommands(): readonly Command[] {
  const { client } = usePortal();
  const navigation = useNavigation();
  const texts = useMessages(shellMessages);
  const cart = useMessages(cartMessages);
  const keywords: Readonly<Record<string, string>> = useMessages(paletteMessages).keywords;
  const goTo = useGoTo();
  const user = useViewer().data;
  const own = useOwnPages(user);
  const fromSidebar = (
    { section, menu }: LinkedBlock,
    { label, screen, icon: Icon = ExternalIcon, link }: LinkedEntry,
  ): Command => ({
    id: `page-${label}`,
    label: texts.nav[label],
    keywords: keywords[label],
    hint: menu === undefined ? (section === "management" ? texts.management : undefined) : texts.nav[menu.label],
    icon: <Icon />,
    onAction: () => {
      const target = screen === undefined ? undefined : findScreen(screen, client.product.id);
      if (target === undefined) navigation.leave(link.href);
      else goTo(target);
    },
  });
  return [
    ...useNav().flatMap((block) => block.entries.map((entry) => fromSidebar(block, entry))),
    ...(user === undefined
      ? []
      : [
          {
            id: "page-cart",
            label: cart.title,
            keywords: keywords["cart"],
            icon: <CartIcon />,
            onAction: () => goTo(screenTarget("shoppingCart")),
          },
        ]),
    ...own.flatMap((item): readonly Command[] => {
      if ("kind" in item) return [];
      const { id, label, icon, href, onAction } = item;
      return [
        {
          id: `own-${id}`,
          label,
          keywords: keywords[id],
          icon,
          onAction: () => (href === undefined ? onAction?.() : navigation.leave(href)),
        },
      ];
    }),
  ];
}
