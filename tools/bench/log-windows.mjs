// Measures the server's cost for a window of a log of 1,000,000 rows, at its beginning, middle and end.
import { constants, crc32, deflateRawSync } from "node:zlib";
import { onPortalPage } from "../portal-page.mjs";
import { serverTime } from "../server-time.mjs";

const rowsOfPiece = 320;
const pieces = 3_125;
const latest = "/api/webapp/v1/project-version-builds/?limit=1";

/** About 98 bytes per row, some rows colored, as in a compiler's log. */
const piece = Array.from({ length: rowsOfPiece }, (_, at) => {
  const text = `${String(at * 7919).padStart(9)} ns  placed cell u_core/alu/add_${at}_carry at X${at % 25}/Y${(at * 13) % 31} in 0.${at} ms, 12 left`;
  return `${at % 10 === 0 ? `\u001b[33mwarning\u001b[0m ${text}` : text}\n`;
}).join("");

// The first build in the list of the latest builds.
const build = `(select b.id from builds b join users u on u.id = b.owner_id where u.email = 'customer@example.com' and b.kind = 'build' order by b.created_at desc, b.id desc limit 1)`;
// As the server stores a piece; see `LogPiece`.
const escaped = JSON.stringify(piece).slice(1, -1);
const blocks = deflateRawSync(escaped, { finishFlush: constants.Z_SYNC_FLUSH });
const sql = `
  delete from log_chunks where build_id = ${build};
  insert into log_chunks (build_id, position, first_row, newlines, bytes, text_crc, text_length)
  select ${build}, at, at * ${rowsOfPiece}, ${rowsOfPiece}, decode('${blocks.toString("hex")}', 'hex'), ${crc32(escaped) | 0}, ${escaped.length}
  from generate_series(0, ${pieces - 1}) at;`;

export function rows() {
  return onPortalPage({ path: "/app/", email: "customer@example.com", sql }, async (page, serverPid) => {
    const address = await page.evaluate(async (list) => {
      const { results } = await (await fetch(list)).json();
      const { build_number, project_version } = results[0];
      const { project, version_sha1 } = project_version;
      return `/api/webapp/v1/projects/${project.guid}/versions/${version_sha1}/builds/${build_number}/`;
    }, latest);
    const cpu = (path) => serverTime(page, serverPid, path);
    // The base cost of a request, to find the log's own share.
    const measured = [{ name: "Server CPU, the build of that log", value: await cpu(address), unit: "ms", goal: "–" }];
    for (const [where, start] of [
      ["first", "&start_row=0"],
      ["middle", "&start_row=500400"],
      ["last", ""],
    ])
      for (const count of [100, 10_000])
        measured.push({
          name: `Server CPU, ${where} ${count} rows of 1,000,000`,
          value: await cpu(`${address}logs/?rows_count=${count}${start}`),
          unit: "ms",
          goal: 5,
        });
    return measured;
  });
}
