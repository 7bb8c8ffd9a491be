import { isPortalError, serverMessage } from "@gatehouse/contract";
import { downloads } from "@gatehouse/contract/downloads";
import { licenses } from "@gatehouse/contract/licenses";
import { useCallback, useState } from "react";
import { useFileAddress } from "../../content/use-file-address";
import { endpointKey } from "../../data/endpoint-key";
import { useNavigation } from "../../navigation/navigation-context";
import { useMessages } from "../../portal/messages";
import { usePortal } from "../../portal/portal-context";
import { downloadsMessages } from "./downloads.messages";
import { useOwnVersion } from "./own-version";
import { listOfKind, type VersionKind } from "./version-kind";

/**
 * Requests a version's download link and opens it in a new window. A link expires after some minutes, so each download
 * requests a new one. The downloaded version becomes the viewer's version.
 */
export function useDownload(
  kind: VersionKind,
  versionTag: string,
): {
  readonly isPending: boolean;
  readonly download: () => void;
} {
  const { client, queryClient, notify } = usePortal();
  const navigation = useNavigation();
  const texts = useMessages(downloadsMessages);
  const addressOf = useFileAddress();
  const [, setOwn] = useOwnVersion(kind);
  const [isPending, setPending] = useState(false);
  const download = useCallback(() => {
    const open = (address: string | null) => {
      const href = addressOf(address);
      if (href === undefined) throw new Error("There is no file");
      // If the browser blocks the new window, download the file in this one. The page stays as it is.
      const opened = window.open(href, "_blank");
      if (opened === null) navigation.leave(href);
      else opened.opener = null;
      setOwn(versionTag);
    };
    setPending(true);
    queryClient
      .fetchQuery({
        queryKey: endpointKey(downloads.getDownloadLink, { versionTag }),
        queryFn: () => client.call(downloads.getDownloadLink, { versionTag }),
        staleTime: 0,
        gcTime: 0,
      })
      .then(({ download_link: link }) => open(link))
      .catch((error: unknown) => {
        const isGone = isPortalError(error, "not-found");
        const hint = isGone ? texts.gone : serverMessage(error);
        const isRefused = isGone || isPortalError(error, "forbidden");
        notify({ tone: "danger", text: texts.failedLink, hint: isRefused ? hint : undefined });
        // The list or the license is out of date.
        if (isRefused)
          for (const call of [listOfKind(kind), downloads.listNotices, licenses.best])
            void queryClient.invalidateQueries({ queryKey: endpointKey(call) });
      })
      .finally(() => setPending(false));
  }, [client, queryClient, notify, navigation, texts, addressOf, setOwn, kind, versionTag]);
  return { isPending, download };
}
