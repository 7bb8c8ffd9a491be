import type { HostConfig } from "@gatehouse/contract/host-config";
import { screens, tanstackNavigation } from "@gatehouse/panels/navigation";
import { PortalProvider } from "@gatehouse/panels/provider";
import { MinimalShell, Shell } from "@gatehouse/panels/shell";
import { useMatchRoute, useRouter } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useHostConfig } from "./config/host-config-context";
import { portalLocale } from "./locale";

// The server writes the page's nonce here, for the panels' style elements.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const appearance = { nonce };

/** The portal's name in the browser's tab. */
export function portalTitle({ title, product }: HostConfig): string {
  return title ?? `${product.name} Portal`;
}

/** The portal around every route of the host. */
export function Portal({ children }: { readonly children: ReactNode }): ReactNode {
  const config = useHostConfig();
  const { product, groups, api, footer, siteLinks } = config;
  const router = useRouter();
  const isConfirming = useMatchRoute()({ to: screens.confirmProfile }) !== false;
  const [navigation] = useState(() => tanstackNavigation(router, (page) => `${page} · ${portalTitle(config)}`));
  const locale = config.locale ?? portalLocale(navigator.languages);
  return (
    <PortalProvider
      product={product}
      api={api}
      navigation={navigation}
      groups={groups}
      appearance={appearance}
      locale={locale}
    >
      {/* Until the profile is confirmed, the user can't go anywhere else. */}
      {isConfirming ? (
        <MinimalShell footer={footer}>{children}</MinimalShell>
      ) : (
        <Shell footer={footer} siteLinks={siteLinks}>
          {children}
        </Shell>
      )}
    </PortalProvider>
  );
}
