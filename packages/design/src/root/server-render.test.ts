import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import * as design from "../index";

const inRoot = (...children: ReactNode[]) =>
  renderToString(createElement(design.GatehouseRoot, { theme: "auto", children }));
const queue = design.createToastQueue();
const rows = [{ id: "GC-1" }];

describe("on a server, without a window", () => {
  it("the root renders with its theme", () => {
    expect(inRoot("text")).toContain('data-theme="auto"');
  });
  it("the root of a page that decides the theme renders as the reader's system has it", () => {
    expect(renderToString(createElement(design.GatehouseRoot, { theme: "host", children: "text" }))).toContain(
      'data-theme="auto"',
    );
  });
  it("a panel with a table, a menu, fields and toasts renders", () => {
    const columns = [
      { id: "id", header: "Serial", cell: (row: { id: string }) => row.id, sortValue: (row: { id: string }) => row.id },
    ];
    const html = inRoot(
      createElement(
        design.Panel,
        { key: 1, title: "Licenses" },
        createElement(design.DataTable<{ id: string }>, {
          rows,
          columns,
          rowKey: (row) => row.id,
          label: "Licenses",
          isSearchable: true,
        }),
        createElement(design.MenuButton, { label: "Add license", items: [] }),
        createElement(design.TextField, { label: "Team name" }),
        createElement(design.Progress, { label: "Left", value: 40 }),
      ),
      createElement(design.ToastRegion, { key: 2, queue }),
    );
    expect(html).toContain("GC-1");
    expect(html).toContain("Add license");
  });
});
