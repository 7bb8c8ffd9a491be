import { expect, it } from "vitest";
import { chooseEncoding, type Encoding } from "./accept-encoding";

it.each<[string | null, Encoding | undefined]>([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br; q=0.5 , gzip ;q=0.1", "br"],
  ["identity;q=1, br;q=0.5", "identity"],
  ["identity, br", "br"],
  ["*", "br"],
  ["br;q=0, *;q=0.1", "gzip"],
  ["deflate", "identity"],
  ["", "identity"],
  [null, "identity"],
  ["*;q=0", undefined],
  ["*;q=0, gzip", "gzip"],
  ["identity;q=0, gzip", "gzip"],
  ["identity;q=0", undefined],
  ["identity;q=0, deflate", undefined],
  ["gzipped, brotli", "identity"],
])("of Accept-Encoding %j chooses %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

it("chooses only from what there is", () => {
  expect(chooseEncoding("br, gzip;q=0.5", ["gzip", "identity"])).toBe("gzip");
  expect(chooseEncoding("br, gzip", ["identity"])).toBe("identity");
  expect(chooseEncoding("br, identity;q=0", ["identity"])).toBeUndefined();
});
