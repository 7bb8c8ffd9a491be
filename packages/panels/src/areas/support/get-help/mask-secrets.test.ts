import { describe, expect, it } from "vitest";
import { maskSecrets } from "./mask-secrets";

// Put together here, so that no scanner takes this file for a leak.
const of = (...parts: readonly string[]) => parts.join("");
const base64 = of("MIIEvQIBADANBgkqhkiG9w0BAQEF", "AASCBKcwggSjAgEAAoIBAQC7VJTU");
const key = (kind: string) =>
  `-----BEGIN ${kind}PRIVATE KEY-----\n${base64}\n${base64}\n-----END ${kind}PRIVATE KEY-----`;

/** A line of a log, and what of it must not leave the browser. */
const secrets: readonly (readonly [line: string, secret: string])[] = [
  ["password=hunter2", "hunter2"],
  ["Password: correct horse battery staple", "battery"],
  ['"password": "a \\"quoted\\" one",', "quoted"],
  ["DB_PASSWORD='s3cr3t, with comma' make", "with comma"],
  ["export PGPASSWORD=opensesame", "opensesame"],
  ["MYSQL_PWD=opensesame", "opensesame"],
  ["FTP_PASS=opensesame", "opensesame"],
  ["the password is opensesame.", "opensesame"],
  ["machine vault login build password opensesame", "opensesame"],
  ["ALTER USER build IDENTIFIED BY 'opensesame'", "opensesame"],
  ["tool --password opensesame --verbose", "opensesame"],
  ["tool --api-key=opensesame", "opensesame"],
  ["tool -token opensesame", "opensesame"],
  ["curl -u build:opensesame https://vault.example.com", "opensesame"],
  ["sshpass -p opensesame ssh build@host", "opensesame"],
  ["git clone https://build:opensesame@git.example.com/rtl.git", "opensesame"],
  [of("git clone https://x-access-token:", "opensesame", "@git.example.com/rtl.git"), "opensesame"],
  ["fetching https://opensesame@git.example.com/rtl.git", "opensesame"],
  ["amqp://build:p@ss/word@queue.example.com", "ss/word"],
  ["Authorization: Bearer opensesame", "opensesame"],
  ["Authorization: Basic b3BlbjpzZXNhbWU=", "b3BlbjpzZXNhbWU"],
  ["sent Bearer open.sesame-123 to the mirror", "sesame"],
  ["Cookie: theme=dark; sessionid=opensesame", "opensesame"],
  ["X-Api-Key: opensesame", "opensesame"],
  ["client_secret: opensesame", "opensesame"],
  ["{apiKey: 'opensesame', retries: 3}", "opensesame"],
  ["ACCESS_TOKEN => opensesame", "opensesame"],
  ["GET /file?token=opensesame&size=4", "opensesame"],
  ["https://store.example.com/f?X-Amz-Signature=opensesame", "opensesame"],
  ["https://store.example.com/f?sp=r&sig=opensesame", "opensesame"],
  ["AccountName=build;AccountKey=opensesame==;Suffix=x", "opensesame"],
  ["license key: opensesame", "opensesame"],
  ['FEATURE compiler vendor 5.0 permanent 1 SIGN="0123 4567 89AB"', "89AB"],
  ["activated with 4F2A-99KD-QWER-17TZ", "QWER"],
  [of("using ghp", "_", "abcdefghijklmnopqrstuvwxyzABCDEFGHIJ"), "abcdefghijklmnop"],
  [of("using github", "_pat_", "11ABCDEFG0abcdefghijkl"), "abcdefghijkl"],
  [of("using gl", "pat-", "abcdefghij-klmnopqrst"), "abcdefghij"],
  [of("using xo", "xb-", "123456789012-abcdefghijkl"), "abcdefghijkl"],
  [of("using AK", "IA", "IOSFODNN7EXAMPLE"), "IOSFODNN7"],
  [of("read wJalrXUtnFEMI/", "K7MDENG/bPxRfiCYEXAMPLEKEY from disk"), "K7MDENG"],
  [of("using AI", "za", "SyA-abcdefghijklmnopqrstuvwxyz12345"), "abcdefghij"],
  [of("using sk", "_live_", "abcdefghijklmnopqrstuvwx"), "abcdefghij"],
  [of("using npm", "_", "abcdefghijklmnopqrstuvwxyz0123456789"), "abcdefghij"],
  [of("got eyJhbGciOiJIUzI1NiJ9", ".eyJzdWIiOiIxMjM0In0", ".c2lnbmF0dXJl"), "eyJzdWIiOiIxMjM0In0"],
  [of("bot 123456789:", "AAabcdefghijklmnopqrstuvwxyz-012345"), "abcdefghij"],
  ["handed over 123e4567-e89b-12d3-a456-426614174000", "426614174000"],
  ["posting to https://hooks.example.com/services/T000/B000/opensesame", "opensesame"],
  ["handed over q7Rk2Zp9xT4vB8nM1cLd", "q7Rk2Zp9"],
  ["handed over 9f86d081884c7d659a2feaa0c55ad015", "9f86d081"],
  [key("RSA "), base64],
  [key("OPENSSH "), base64],
  [key(""), base64],
  [`${base64}\n${base64}\n-----END PRIVATE KEY-----`, base64],
  ["reading /home/maria.rossi/rtl/top.v", "maria"],
  ["reading /export/home/maria/rtl/top.v", "maria"],
  ["reading /Users/maria/rtl/top.v", "maria"],
  ["reading C:\\Users\\Maria Rossi\\rtl\\top.v", "Maria"],
  ["reading C:/Users/maria/rtl/top.v", "maria"],
  ["reading C:\\\\Users\\\\maria\\\\top.v", "maria"],
  ["reading /mnt/c/Users/maria/top.v", "maria"],
  ["reading \\\\files\\home\\maria\\top.v", "maria"],
  ["reading /root/.ssh/config", "/root"],
];

/** Lines of a compiler's log that say what went wrong. */
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

  it("changes nothing the second time", () => {
    const once = maskSecrets(secrets.map(([line]) => line).join("\n")).text;
    expect(maskSecrets(once)).toEqual({ text: once, count: 0 });
  });

  it("keeps the names of what it masks, and the rest of a path", () => {
    const text = "tool --token abc /home/maria/rtl/top.v\nAPI_KEY=abc; next";
    expect(maskSecrets(text).text).toBe("tool --token [masked] ~/rtl/top.v\nAPI_KEY=[masked]; next");
  });
});
