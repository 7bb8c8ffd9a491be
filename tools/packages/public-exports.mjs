// The names that each public entry exports, types included, as its declarations in dist say.
import { existsSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { publicEntries, workspacePackages } from "../workspace.mjs";

export function publicExports(base) {
  const entries = workspacePackages(base).flatMap((pack) =>
    publicEntries(pack).map(({ specifier, types }) => ({ specifier, file: join(pack.path, types) })),
  );
  const missing = entries.filter(({ file }) => !existsSync(file));
  if (missing.length > 0) throw new Error(`not built: ${missing.map(({ specifier }) => specifier).join(", ")}`);
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      noEmit: true,
      skipLibCheck: true,
      noLib: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    entries.map(({ specifier, file }) => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(file));
      return [
        specifier,
        module
          ? checker
              .getExportsOfModule(module)
              .map(({ name }) => name)
              .sort()
          : [],
      ];
    }),
  );
}
