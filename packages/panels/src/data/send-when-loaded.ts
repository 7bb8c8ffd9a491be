import { PortalError } from "@gatehouse/contract";
import { type LazyModule, lazyModule } from "@gatehouse/design";
import type { sendOnce } from "./send-once";

export type SendOnce = typeof sendOnce;

/** Most users only read, so the code that sends writes loads after the panel or dialog that needs it. */
export const sendOnceCode = lazyModule<SendOnce>(() => import("./send-once").then((module) => module.sendOnce));

/**
 * Runs a write at once if its code has loaded, and otherwise as soon as it has.
 * @throws {PortalError} `network` when the code can't be loaded. Nothing was sent then.
 */
export function sendWhenLoaded<Write extends (...write: never[]) => Promise<unknown>>(code: LazyModule<Write>): Write {
  return (async (...write) => {
    const send =
      code.loaded() ??
      (await code.load().catch((cause: unknown) => {
        throw new PortalError("network", { cause });
      }));
    return send(...write);
  }) as Write;
}
