import { type ReactNode, useMemo } from "react";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import type { WavesReader } from "../../../waves/vcd/waves-source";
import { WavesView } from "../../../waves/view/waves-view";
import { wavesMessages } from "./waves-viewer.messages";

/** Shows a waves file of the portal's server in the viewer. */
export function WavesFile({ href }: { readonly href: string }): ReactNode {
  const { client, locale } = usePortal();
  const read = useMemo<WavesReader["read"]>(() => (signal) => client.download(href, { signal }), [client, href]);
  return <WavesView source={{ read }} texts={useMessages(wavesMessages)} locale={locale} />;
}
