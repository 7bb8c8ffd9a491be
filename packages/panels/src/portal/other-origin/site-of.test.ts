import { expect, it } from "vitest";
import { siteOf } from "./site-of";

it.each([
  ["https://www.example.com", "https://api.example.com"],
  ["http://localhost:3000", "http://localhost:4180"],
  ["http://127.0.0.1:4181", "http://127.0.0.1:4180"],
  ["https://[::1]:1", "https://[::1]:2"],
  ["https://a.b.example.com", "https://example.com"],
])("%s and %s are one site", (one, other) => expect(siteOf(one)).toBe(siteOf(other)));

it.each([
  ["https://www.example.com", "https://www.example.net"],
  ["http://www.example.com", "https://api.example.com"],
  ["http://localhost:4181", "http://127.0.0.1:4181"],
  ["http://127.0.0.1", "http://10.0.0.1"],
  ["https://[::1]", "https://[::2]"],
])("%s and %s are different sites", (one, other) => expect(siteOf(one)).not.toBe(siteOf(other)));
