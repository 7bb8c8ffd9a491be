import { expect, it } from "vitest";
import { unsigned } from "./signed-address";

it.each([
  "https://s3.example.com/a.png?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Signature=1",
  "https://s3.example.com/a.png?AWSAccessKeyId=A&Signature=b%2Fc&Expires=1",
  "https://s3.example.com/a.png?Expires=1&Signature=b&Key-Pair-Id=K",
  "https://s3.example.com/a.png?x-goog-signature=1&x-goog-date=2",
  "https://s3.example.com/a.png?sv=2024&sig=a%3D",
])("leaves the file of %s", (address) => expect(unsigned(address)).toBe("https://s3.example.com/a.png"));

it.each(["/media/?id=5", "/media/a.png?v=2", "/media/signature=1/a.png", "/media/a.png?design=2"])(
  "leaves %s as it is",
  (address) => expect(unsigned(address)).toBe(address),
);
