import { beforeEach, expect, it, vi } from "vitest";
import { keepList, keptListName, readKeptList } from "./kept-list";

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

const name = keptListName("acme", "ada@example.com", "licenses");

it("keeps columns, density and views", () => {
  const kept = {
    hidden: ["team"],
    density: "compact" as const,
    views: [{ name: "Due", search: "licenses.expiry=expiring" }],
  };
  keepList(name, kept);
  expect(readKeptList(name)).toEqual(kept);
});

it("leaves no trace of an account in the name, and keeps accounts apart", () => {
  expect(name).not.toContain("ada");
  expect(name).toBe(keptListName("acme", " ADA@example.com ", "licenses"));
  expect(name).not.toBe(keptListName("acme", "bo@example.com", "licenses"));
});

it("drops the key when nothing is chosen any more", () => {
  keepList(name, { hidden: ["team"], density: undefined, views: [] });
  keepList(name, { hidden: [], density: undefined, views: [] });
  expect(storage.size).toBe(0);
});

it.each([
  "",
  "{",
  "null",
  "7",
  "[]",
  '{"hidden":{},"density":"huge","views":[null,{},{"name":1,"search":"x"},{"name":" ","search":"x"}]}',
])("reads %j as nothing", (text) => {
  storage.set(`gatehouse.${name}`, text);
  expect(readKeptList(name)).toEqual({ hidden: [], density: undefined, views: [] });
});
