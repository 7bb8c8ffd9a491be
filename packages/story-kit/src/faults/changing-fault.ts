import { type Fault, faultyFetch } from "./faults";

/** A fault that a story can change while it runs: `fault.now = { kind: "hang" }`. */
export interface ChangingFault {
  now: Fault | undefined;
  readonly through: (send: typeof fetch) => typeof fetch;
}

export function changingFault(): ChangingFault {
  const fault: ChangingFault = {
    now: undefined,
    through: (send) => (input, init) => (fault.now === undefined ? send : faultyFetch(send, fault.now))(input, init),
  };
  return fault;
}
