import { describe, expect, it } from "vitest";
import { plantedSecrets as secrets } from "../../../testing/planted-secrets";
import { maskSecrets } from "./mask-secrets";

/** Log lines with useful facts, which must stay unmasked. */
const facts = [
  "uart_tx.v:19: ERROR: syntax error, unexpected TOK_ID, expecting ';'",
  "ERROR: unexpected token: endmodule",
  "Info: Max frequency for clock 'clk$SB_IO_IN_$glb_clk': 87.43 MHz (PASS at 48.00 MHz)",
  "Warning: Resizing cell port top.\\u_core.$auto$simplemap.cc:126:simplemap_reduce$1234 from 8 bits to 4 bits.",
  "Info: constrained 'led[3]' to bel 'X19/Y31/io1'",
  "  created $adff cell `$procdff$41' with positive edge clock.",
  "Yosys 0.55 (git sha1 60f126cd0, ccache clang 18.1.3 -O3 -flto -flto)",
  "commit 2b1e6b3c9d0f4a5e8c7b6a5f4e3d2c1b0a9f8e7d",
  "-- Running command `read_verilog -sv -I. uart_tx.v; hierarchy -check -top uart_tx; synth_ice40 -dsp' --",
  "assign mask = 256'h00ff00ff00ff00ff00ff00ff00ff00ff;",
  "Info: Device utilisation: ICESTORM_LC: 42/ 5280 0%",
  "2026-03-04T05:06:07.089Z src/very_long_module_name_with_many_words_in_it.sv",
  "Executing OPT_MERGE pass: basic optimization of the module",
  "pass 3: optimization",
  "Running pass: opt_clean",
  "Running pass: synth_ice40",
  "pass: running opt_clean again",
  "first pass = 12 cells",
  "pass = 3",
  "pass=3 fail=0",
  "pass: 12.5 ns",
  "pw=1.25ms",
  "** TESTS=2 PASS=2 FAIL=0 SKIP=0 **",
  "PASS: test_uart_rx1",
  '{"pass": true, "fail": 0}',
  "compass: 5",
  "bypass = enabled",
  "assign low_pass = filter1;",
  "low_pass.v:12: syntax error",
  "in kernel::pass::Optimize at pass.cc:45",
  "nextpnr-ice40 --up5k -package sg48 -pcf top.pcf",
  "reading wide-data-path-unit.v",
  "/usr/share/yosys/ice40/cells_sim.v:1290: reading /srv/homework/top.v",
];

describe("masking", () => {
  it.each(secrets)("takes the secret out of %j", (line, secret) => {
    expect(line).toContain(secret);
    const { text, count } = maskSecrets(`before\n${line}\nafter`);
    expect(text).not.toContain(secret);
    expect(text).toMatch(/^before\n[\s\S]*\nafter$/);
    expect(count).toBeGreaterThan(0);
  });

  it.each(facts)("leaves %j", (line) => {
    expect(maskSecrets(line)).toEqual({ text: line, count: 0 });
  });

  it("knows 40 kinds and more", () => expect(secrets.length).toBeGreaterThanOrEqual(40));

  it("changes nothing the second time", () => {
    const once = maskSecrets(secrets.map(([line]) => line).join("\n")).text;
    expect(maskSecrets(once)).toEqual({ text: once, count: 0 });
  });

  it("keeps the names of what it masks, and the rest of a path", () => {
    const text = "tool --token abc /home/maria/rtl/top.v\nAPI_KEY=abc; next";
    expect(maskSecrets(text).text).toBe("tool --token [masked] ~/rtl/top.v\nAPI_KEY=[masked]; next");
  });
});
