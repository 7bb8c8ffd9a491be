import { screens, tanstackNavigation } from "@gatehouse/panels/navigation";
import { PortalProvider } from "@gatehouse/panels/provider";
import { MinimalShell, Shell } from "@gatehouse/panels/shell";
import { useMatchRoute, useRouter } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import product from "../../product.json";
import { groups } from "./groups";
import { portalLocale } from "./locale";

const footer = {
  copyright: "© 2026 Example Instruments",
  links: [
    { label: `About ${product.name}`, href: "https://example.com/product" },
    { label: "Example Instruments", href: "https://example.com/" },
  ],
  version: "v1.0.0",
};

const siteLinks = [
  { label: "Home", href: "https://example.com/" },
  { label: "MyExample", href: "https://my.example.com/" },
  { label: "Source code", href: "https://git.example.com/" },
  { label: "Community forum", href: "https://forum.example.com/" },
];

// The server writes the page's nonce here; the panels' style elements carry it.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const appearance = { nonce };
const locale = portalLocale(navigator.languages);
// So that it is read out, hyphenated and translated as what it is.
document.documentElement.lang = locale;

/** The portal around every route of the host. */
export function Portal({ children }: { readonly children: ReactNode }): ReactNode {
  const router = useRouter();
  const isConfirming = useMatchRoute()({ to: screens.confirmProfile }) !== false;
  const [navigation] = useState(() => tanstackNavigation(router, (page) => `${page} · ${product.name} Portal`));
  return (
    <PortalProvider product={product} navigation={navigation} groups={groups} appearance={appearance} locale={locale}>
      {/* Who has not confirmed the profile has nowhere else to go yet. */}
      {isConfirming ? <MinimalShell footer={footer}>{children}</MinimalShell> : <Shell footer={footer} siteLinks={siteLinks}>{children}</Shell>}
    </PortalProvider>
  );
}
