import { type GroupCapabilities, PortalProvider } from "@gatehouse/panels/provider";
import type { ReactNode } from "react";
import groupsFile from "../../../groups.json";
import product from "../../../product.json";
import { nonce } from "../nonce";
import { apiOrigin } from "./api-origin";
import { useRouterNavigation } from "./use-router-navigation";

// TypeScript types the values in a JSON file as plain strings.
const groups = groupsFile as GroupCapabilities;

/** The customer portal's provider, with this tool's router. */
export function Portal({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <PortalProvider
      product={product}
      {...(apiOrigin !== "" && { api: { origin: apiOrigin } })}
      navigation={useRouterNavigation()}
      access="inline"
      groups={groups}
      appearance={{ theme: "light", nonce }}
    >
      {children}
    </PortalProvider>
  );
}
