// Checks that the docs refer to existing files, headings and npm scripts.
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { filesBelow } from "./content-hash.mjs";
import { readJson, root } from "./workspace.mjs";

const documents = ["README.md", "CONTRIBUTING.md", "docs"];
const npmOwn = ["ci", "install", "run", "pack", "exec", "version", "publish", "view", "ls", "init", "create"];

const withoutCode = (text) => text.replace(/^(```|~~~)[\s\S]*?^\1/gm, "").replace(/`[^`\n]*`/g, "");

/** GitHub's anchors: lower case, punctuation gone, spaces to hyphens, repeats numbered. */
function anchorsOf(text) {
  const seen = new Map();
  const headings = [...text.replace(/^(```|~~~)[\s\S]*?^\1/gm, "").matchAll(/^#{1,6}\s+(.+?)\s*#*\s*$/gm)];
  const named = [...text.matchAll(/<a\s+(?:id|name)="([^"]+)"/g)].map(([, name]) => name);
  return new Set([
    ...named,
    ...headings.map(([, heading]) => {
      const plain = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[`*]/g, "");
      const slug = plain
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, "")
        .replace(/\s/g, "-");
      const repeat = seen.get(slug) ?? 0;
      seen.set(slug, repeat + 1);
      return repeat === 0 ? slug : `${slug}-${repeat}`;
    }),
  ]);
}

function linksOf(text) {
  const prose = withoutCode(text);
  const patterns = [
    /\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g,
    /^\s*\[[^\]]+\]:\s*<?(\S+?)>?(?:\s|$)/gm,
    /\b(?:src|href)="([^"]+)"/g,
  ];
  return patterns.flatMap((pattern) => [...prose.matchAll(pattern)].map(([, link]) => link));
}

function linkProblem(base, document, link) {
  if (/^[a-z][a-z+.-]*:|^\/\//i.test(link)) return undefined;
  const [path, anchor] = link.split("#");
  if (path.startsWith("/")) return `${link} is absolute, and leads nowhere in a clone`;
  const target = path === "" ? document : resolve(dirname(document), decodeURIComponent(path));
  if (!existsSync(target)) return `${link} leads to a file that does not exist`;
  if (relative(base, target).startsWith("..")) return `${link} leads out of the repository`;
  if (!anchor || !target.endsWith(".md") || statSync(target).isDirectory()) return undefined;
  return anchorsOf(readFileSync(target, "utf8")).has(anchor)
    ? undefined
    : `${link} names a heading that does not exist`;
}

function scriptProblems(text, scripts) {
  const named = [
    ...text.matchAll(/\bnpm (?:run |run-script )([\w:.-]*\w)/g),
    ...text.matchAll(/\bnpm (start|test)\b/g),
  ];
  return [...new Set(named.map(([, name]) => name))]
    .filter((name) => !npmOwn.includes(name) && scripts[name] === undefined)
    .map((name) => `npm run ${name} is not a script of package.json`);
}

/** One message for each broken reference. Empty if there are none. */
export function checkDocs(base = root) {
  const { scripts } = readJson(join(base, "package.json"));
  const files = documents.flatMap((path) => [...filesBelow(join(base, path))]).filter((file) => file.endsWith(".md"));
  return files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const links = linksOf(text)
      .map((link) => linkProblem(base, file, link))
      .filter(Boolean);
    return [...links, ...scriptProblems(text, scripts)].map((problem) => `${relative(base, file)}: ${problem}`);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const problems = checkDocs();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
