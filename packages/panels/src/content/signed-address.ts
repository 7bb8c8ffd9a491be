import { useState } from "react";

/** The parameter by which S3, CloudFront, Google Cloud or Azure signs an address. */
const signature = /[?&](?:X-(?:Amz|Goog)-Signature|Signature|sig)=/i;

/** The part of a file's address that stays when a storage server signs it anew, as it does at each read. */
export const unsigned = (address: string): string => (signature.test(address) ? address.replace(/\?.*/s, "") : address);

/**
 * The address by which a file was first shown. Another signature of the same file would load it again.
 * @returns the address, and a function that takes the newest one, because the first one expires.
 */
export function useFirstAddress<Address extends string | undefined>(
  newest: Address,
): readonly [address: Address, renew: () => void] {
  const [first, setFirst] = useState(newest);
  const isSame = unsigned(first ?? "") === unsigned(newest ?? "");
  if (!isSame) setFirst(newest);
  return [isSame ? first : newest, () => setFirst(newest)];
}
