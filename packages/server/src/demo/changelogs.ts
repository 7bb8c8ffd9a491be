/** Markdown changelogs of the demo's releases, from two lines to 40 kB. */

const changes = [
  "Placement is faster on boards with more than 200 k LUT.",
  "FIFO depth is checked at compile time against the board.",
  "Imported IP keeps its clock domain.",
  "Escaped names in netlists are read as written.",
  "The simulator reports the time of the first mismatch.",
  "Build options can be set per project.",
  "Log lines carry their step.",
  "The license check no longer waits when a dongle is unplugged during synthesis.",
  "Block RAM of mixed widths is inferred.",
  "Timing reports name the nets of the ten slowest paths.",
  "Unused ports of subdesigns are a warning, no longer an error.",
  "Constraint files may include others.",
];

/** A changelog of two lines, like those of most nightly builds. */
export function nightlyChangelog(at: number): string {
  return `- ${changes[at % changes.length]}\n- ${changes[(at * 5 + 3) % changes.length]}\n`;
}

/** A stable release's changelog: new features and fixes. */
export function stableChangelog(at: number): string {
  const some = (from: number, count: number) =>
    Array.from({ length: count }, (_, line) => `- ${changes[(from + line * 5) % changes.length]}`).join("\n");
  return `## New

${some(at, 3)}

## Fixes

${some(at + 4, 2 + (at % 3))}

See the [release notes](https://example.com/docs/releases) for details.
`;
}

/** A changelog with steps to take before the update. */
export const migrationChangelog = `${stableChangelog(1)}
## Before you update

Projects made with v4.x are migrated when you first open them. Keep a copy:

\`\`\`sh
tar -czf my-project.tgz my-project
\`\`\`
`;

/** A changelog with tables, code, links, task lists, and every other kind of content. */
export const richChangelog = `# What is new

Builds of **large designs** take up to 18 % less time. Read [the FIFO guide](https://example.com/docs/fifo) before you update.

> v5.1.4 migrates projects that were made with v4.x. Keep a copy.

## Figures

| Board | LUT before | LUT after | Clock before | Clock after | Change of the longest path |
|---|---:|---:|---:|---:|---|
| DT5560SE | 41,200 | 38,900 | 125.0 MHz | 131.4 MHz | \`trigger/sum_reg[3]\` to \`out/valid\` |
| R5560 | 88,150 | 84,020 | 125.0 MHz | 128.9 MHz | \`daq/fifo/wr_ptr\` to \`daq/fifo/full\` |
| V2740 | 12,048 | 12,048 | 140.2 MHz | 140.2 MHz | none |

## New

- Build options can be set per project:

  \`\`\`toml
  [build]
  target_clock_mhz = 125
  options = ["--retime", "--no-carry-chains", "--report-paths=10", "--keep-hierarchy=trigger,daq,readout"]
  \`\`\`

- Incremental routing, behind a flag
  1. Enable it with \`--incremental\`
  2. Build once, in full
  3. Further builds route what has changed

- [x] Documented
- [ ] On by default

## Fixes

- ~~A wrong clock domain on imported IP~~ is right again.
- Write to <support@example.com> if a build takes longer than before.

![Build times of the last three releases](https://example.com/images/build-times.png)
`;

/** Text of a careless or hostile author. It must be shown as text. */
export const hostileChangelog = `## Fixes

- Paths with <angle brackets> are quoted.
- <script>alert("changelog")</script><img src=x onerror="alert(1)"> is shown as it is written.
- [This link](javascript:alert(1)) and [this one](data:text/html,<script>alert(1)</script>) lead nowhere.
- ![A picture of another server](https://pictures.example/pixel.png) is a link.
- <style>body { display: none }</style><iframe src="https://example.com/"></iframe>

[reference]: javascript:alert(1)

A [reference] leads nowhere, too.
`;

/** A changelog of about 40 kB: a year of changes in one text. */
export const longChangelog = Array.from(
  { length: 52 },
  (_, week) => `## Week ${week + 1}

${Array.from({ length: 10 }, (_line, line) => `${line + 1}. ${changes[(week + line * 7) % changes.length]} It was reported by customers of several boards.`).join("\n")}
`,
).join("\n");
