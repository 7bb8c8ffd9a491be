import type { Endpoint, EndpointInput, EndpointResponse } from "@gatehouse/contract";
import { useCallback, useContext, useEffect } from "react";
import { usePortal } from "../portal/portal-context";
import { PauseContext } from "./pause";
import type { SendOnceOptions } from "./send-once";
import { type SendOnce, sendOnceCode, sendWhenLoaded } from "./send-when-loaded";

const sendLater = sendWhenLoaded(sendOnceCode);

/**
 * {@link SendOnce} through the portal's client, for writes that `useAction` does not fit.
 * @param sendOnce the loaded code, from callers that write while the user leaves the page and can't wait for it.
 */
export function useSendOnce(sendOnce: SendOnce = sendLater) {
  const { client, queryClient, emit } = usePortal();
  const pause = useContext(PauseContext);
  useEffect(() => {
    // If this fails, the next write loads the code again and reports a failure.
    if (sendOnce === sendLater) sendOnceCode.load().catch(() => undefined);
  }, [sendOnce]);
  return useCallback(
    <E extends Endpoint>(call: E, input: EndpointInput<E>, options: SendOnceOptions<E>): Promise<EndpointResponse<E>> =>
      sendOnce(
        {
          client,
          queryClient,
          pause,
          onUnreadable: (error) => emit({ type: "response.unreadable", endpoint: error.endpoint ?? "", error }),
        },
        call,
        input,
        options,
      ),
    [client, queryClient, pause, emit, sendOnce],
  );
}
