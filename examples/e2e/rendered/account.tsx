import { CartButton } from "@gatehouse/panels/cart";
import { LicensesPanel, LicenseStatusPanel } from "@gatehouse/panels/licenses";
import { linkNavigation } from "@gatehouse/panels/navigation";
import { PortalProvider } from "@gatehouse/panels/provider";
import { type JSX, StrictMode, version } from "react";
import product from "../../product.json";

export interface AccountProps {
  readonly locale: string;
  readonly nonce?: string;
}

/** The page for the tests of server rendering. */
export function Account({ locale, nonce }: AccountProps): JSX.Element {
  return (
    <StrictMode>
      <main>
        <h1>Account on React {version}</h1>
        <PortalProvider
          product={product}
          navigation={linkNavigation("/app")}
          access="inline"
          locale={locale}
          appearance={{ theme: "light", nonce }}
        >
          <CartButton />
          <LicenseStatusPanel />
          <LicensesPanel />
        </PortalProvider>
      </main>
    </StrictMode>
  );
}
