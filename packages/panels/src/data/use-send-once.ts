import type { Endpoint, EndpointInput, EndpointResponse } from "@gatehouse/contract";
import { useCallback, useContext } from "react";
import { usePortal } from "../portal/portal-context";
import { PauseContext } from "./pause";
import { sendOnce, type SendOnceOptions } from "./send-once";

/** {@link sendOnce} through the portal's client, for writes that `useAction` does not fit. */
export function useSendOnce() {
  const { client, queryClient, emit } = usePortal();
  const pause = useContext(PauseContext);
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
    [client, queryClient, pause, emit],
  );
}
