// Groups of modules that are usually loaded together. Each group is one file in dist, and bundlers drop the parts that
// a page doesn't use. Bundlers assign whole files to chunks. Many small files shared by different dialogs would become
// as many small chunks, which compress badly and load one by one.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { publicEntries } from "../workspace.mjs";
import { exportedNames } from "./exported-names.mjs";
import { reactHome, reactNamesModule } from "./react-names.mjs";

/**
 * By package and name of the file in dist: the group's modules. A group includes everything that they import from the
 * same package, unless an earlier group has it.
 */
const groups = {
  contract: {
    core: ["index", "areas/viewer/endpoints"],
    licenses: ["areas/licenses/endpoints", "areas/licenses/rules"],
  },
  design: {
    // The base of viewers outside a portal. None of these may import the styling library.
    viewers: [
      "controls/skeleton",
      "controls/visually-hidden",
      "root/lazy-module",
      "root/not-loaded",
      "root/use-escape",
      "tokens/ansi-color",
      "tokens/layers",
    ],
    core: [
      "controls/badge",
      "controls/banner",
      "controls/button",
      "controls/identified-text",
      "controls/identifier",
      "controls/native-select",
      "controls/opening-keys",
      "controls/panel",
      "controls/progress",
      "controls/skeleton",
      "controls/state-message",
      "controls/status",
      "controls/tabs",
      "controls/text-field",
      "controls/tooltip",
      "overlays/menu-button",
      "overlays/toast-queue",
      "root/create-portal",
      "root/dialog-stack",
      "root/gatehouse-root",
      // The dialogs and the popovers both need it: in the dialogs' group, a menu would load all of that.
      "root/overlay-parent",
      "root/styles-blocked",
      "table/table-frame",
      "table/typed-searches",
    ],
    // The log viewer needs the box without the styling library. The shell's drawer needs the full window without
    // dialogs.
    "window-box": ["root/window-box"],
    "full-window": ["root/full-window"],
    dialogs: ["overlays/dialog"],
    table: ["table/data-table", "table/table-selection", "table/table-skeleton"],
  },
  panels: {
    core: [
      "access/portal-panel",
      "access/portal-provider",
      "access/session/use-viewer",
      "areas/cart/cart-changes",
      "areas/cart/cart.dialogs",
      // Look-ups that load on their own would need the contract without this file, and split the two into chunks.
      "data/find-done",
      "data/remote",
      "data/use-endpoint",
      "data/use-fetched-module",
      "data/use-now",
      "forms/filters/known-choice",
      "forms/list-tools/use-list-tools",
      // Links of all areas.
      "navigation/screen-link",
      "navigation/use-list-state",
      "navigation/use-table-state",
      "portal/format",
      "portal/lazy-dialog",
    ],
    reads: ["data/newest-first", "data/use-optional-endpoint"],
    // In a separate file, reading all pages would need the contract without the panels' core, and split the two into
    // chunks.
    "whole-lists": ["data/read-all-pages", "data/use-whole-list"],
    writes: ["data/use-action", "data/write.messages"],
    // Panels also use it outside forms.
    "wrong-field": ["forms/focus-wrong-field"],
    // The reason for a refusal is shown on the form.
    forms: ["forms/use-form", "areas/licenses/dialogs/refusal-text"],
    // Loaded after the components that can write.
    "send-once": ["data/send-once"],
    "sign-out": ["access/session/leaving"],
    content: ["content/reading-box", "content/safe-html"],
    // Facts about licenses that cards and pages show without a table.
    "license-facts": [
      "areas/licenses/expiry-tone",
      "areas/licenses/license-type-text",
      "areas/licenses/licenses.messages",
      "areas/licenses/licenses.polling",
      "areas/licenses/licenses-panel/renewable-licenses",
    ],
    licenses: [
      "areas/licenses/license-badges",
      "areas/licenses/licenses-panel/in-use-headers",
      "areas/licenses/licenses-panel/license-columns",
      "areas/licenses/licenses-panel/license-filter-bar",
      "areas/licenses/licenses-panel/use-license-filters",
      "areas/licenses/team-name",
      "areas/licenses/validity-cell",
    ],
    // Shared by lists of projects, commits and builds.
    projects: [
      "areas/builds/build-list/build-link",
      "areas/builds/build-state-label",
      "areas/projects/commit-message",
      "areas/projects/project-columns",
      "areas/projects/projects.polling",
    ],
    // Strips and small cards of every area.
    "failure-line": ["data/failure-line"],
    // Separate from the panel, because row menus also use them.
    "license-activation": ["areas/licenses/activation-href", "areas/licenses/license-banner.messages"],
    "license-status": ["areas/licenses/license-status-panel/license-status-panel"],
  },
};

// It has side effects, so it stays a separate file that the package's manifest can name.
const apart = new Set(["http/jitless"]);

const isValueImport = (statement) =>
  (ts.isImportDeclaration(statement) && !statement.importClause?.isTypeOnly && !areAllTypes(statement.importClause)) ||
  (ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined && !areAllTypes(statement));

function areAllTypes(node) {
  if (node?.isTypeOnly) return true;
  const list = node?.namedBindings ?? node?.exportClause;
  return node?.name === undefined && list?.elements?.length > 0 && list.elements.every(({ isTypeOnly }) => isTypeOnly);
}

const parse = (file) => ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, false);

/** Maps a package's modules to files in dist, and resolves imports of other packages' entries. */
export class Modules {
  #source;
  #pack;
  #groupOf = new Map();
  #members = new Map();

  constructor(pack) {
    this.#source = join(pack.path, "src");
    this.#pack = pack;
    for (const [name, roots] of Object.entries(groups[pack.folder] ?? {})) {
      const members = [];
      for (const module of roots) this.#collect(module, name, members);
      this.#members.set(name, members);
    }
  }

  #collect(module, group, members) {
    if (this.#groupOf.has(module) || apart.has(module)) return;
    const file = this.fileOf(module);
    // The public entry stays a separate file that reexports from the group.
    const isEntry = module === "index";
    if (!isEntry) {
      this.#groupOf.set(module, group);
      members.push(module);
    }
    for (const statement of parse(file).statements)
      if (isValueImport(statement) && statement.moduleSpecifier.text.startsWith("."))
        this.#collect(this.nameOf(join(dirname(file), statement.moduleSpecifier.text)), group, members);
  }

  /** The source of a module, given by its path in `src` without the ending. */
  fileOf(module) {
    return [".ts", ".tsx", "/index.ts"].map((ending) => join(this.#source, module + ending)).find(existsSync);
  }

  nameOf(file) {
    const module = relative(this.#source, file.replace(/\.tsx?$/, ""));
    return this.fileOf(module)?.endsWith("/index.ts") && !module.endsWith("index") ? `${module}/index` : module;
  }

  groupOf(module) {
    return this.#groupOf.get(module);
  }

  /** The file from which a file of dist imports React's names. */
  reactFor(name) {
    return this.#pack.folder === reactHome.folder
      ? relative(dirname(name), `${reactHome.file}.js`).replace(/^(?!\.)/, "./")
      : reactHome.specifier;
  }

  /** The name in dist of the file that has a module. */
  builtIn(module) {
    return this.#groupOf.get(module) ?? module;
  }

  /** Writes sources for files in dist that are no modules: groups, and reexports for public entries in a group. */
  writeGroups(folder) {
    this.#checkNames();
    const entries = {};
    const write = (name, line) => {
      entries[name] = join(folder, `${name}.ts`);
      mkdirSync(dirname(entries[name]), { recursive: true });
      const specifier = (module) =>
        JSON.stringify(relative(dirname(entries[name]), this.fileOf(module)).replace(/\.tsx?$/, ""));
      writeFileSync(entries[name], line(specifier));
    };
    for (const [name, members] of this.#members)
      write(name, (specifier) => members.map((module) => `export * from ${specifier(module)};\n`).join(""));
    if (this.#pack.folder === reactHome.folder) write(reactHome.file, () => `export * from "${reactNamesModule}";\n`);
    for (const { source, name } of publicEntries(this.#pack)) {
      const module = this.nameOf(join(this.#pack.path, source));
      if (this.groupOf(module) === undefined) continue;
      const names = exportedNames(parse(this.fileOf(module)));
      write(name, (specifier) => `export { ${names.join(", ")} } from ${specifier(module)};\n`);
    }
    return entries;
  }

  #checkNames() {
    for (const [group, members] of this.#members) {
      const seen = new Map();
      for (const module of members)
        for (const name of exportedNames(parse(this.fileOf(module)))) {
          if (seen.has(name)) throw new Error(`${group}: ${seen.get(name)} and ${module} both export ${name}`);
          seen.set(name, module);
        }
    }
  }
}
