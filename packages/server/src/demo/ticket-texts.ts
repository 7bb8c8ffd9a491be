import { demoPicture } from "./picture";

const picture = () => btoa(String.fromCharCode(...demoPicture(240, 120)));

/** A long reply by staff, with headings, lists, code, a table and a picture. */
export const longReply = () => `<h3>What we found</h3>
<p>We built your project with <code>v5.1.4</code> and <code>v5.2.0</code> and compared both. The new placer replicates <strong>fewer cells by default</strong>, so the paths below lost their slack:</p>
<table>
<caption>Slack in the slow corner, in ns</caption>
<thead><tr><th scope="col">Path</th><th scope="col">v5.1.4</th><th scope="col">v5.2.0</th><th scope="col">with <code>--replicate=high</code></th></tr></thead>
<tbody>
${[
  ["u_psd/fir[12] → u_psd/acc[31]", "0.054", "-0.121", "0.061"],
  ["u_psd/fir[13] → u_psd/acc[31]", "0.058", "-0.097", "0.066"],
  ["u_veto/cmp → u_trig/gate", "0.112", "-0.034", "-0.012"],
  ["u_scaler/cnt[7] → u_scaler/cnt[31]", "0.340", "0.338", "0.341"],
]
  .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
  .join("\n")}
</tbody>
</table>
<p>The waveform shows where the veto comparator changes too late:</p>
<figure><img src="data:image/png;base64,${picture()}" alt="Waveform with six lanes; the veto lane changes after the gate" width="240" height="120"><figcaption>Slow corner, 125 MHz</figcaption></figure>
<h3>What you can do</h3>
<ol>
<li>Set <code>--replicate=high</code> in the build options.</li>
<li>Register the output of the veto comparator:
<pre><code>always @(posedge clk)
  veto_q &lt;= veto;</code></pre></li>
<li>If one path still fails, send us <em>project.scf</em>.</li>
</ol>
<blockquote><p>The first one helps, but one path is still at -0.034 ns.</p></blockquote>
<p>More about the options is in <a href="https://example.com/docs/build-options">the documentation</a>.</p>`;

/** Names of attached files, from common to extreme. */
export const oddNames: readonly string[] = [
  "measurement 2026-03-01 (final) FINAL.csv",
  "Größenverhältnisse – Übersicht.txt",
  "タイミング報告書.log",
  "quotes \"double\" and 'single'; semicolon=1.txt",
  "<img src=x onerror=alert(1)>.txt",
  "no-extension",
  "satellite 🛰 orbit.txt",
  ".hidden",
  "100% of & all %2e%2e.txt",
  `${"a-very-long-name-".repeat(10)}end.tar.gz`,
];

const questions = [
  "I tried it with the newest nightly build, and the warning is still there.",
  "Which log do you need, the one of the build or the one of the simulation?",
  "The board is a DAQ-64 rev. C with firmware 2.4.",
  "I attached the report. The relevant part starts at line 240.",
  "It happens about once in 20 runs, always after the second trigger.",
  "With the clock at 100 MHz it works, with 125 MHz it doesn't.",
];
const replies = [
  "<p>Thanks. We can reproduce it on our board now.</p>",
  "<p>Please send us the <strong>build log</strong>. The last 200 lines are enough.</p>",
  "<p>That narrows it down to the trigger fan-out. Can you try <code>--fanout=64</code>?</p>",
  "<ul><li>Remove the false path on <code>rst_n</code>.</li><li>Build again.</li><li>Compare both reports.</li></ul>",
  "<p>We passed this on to the developers of the placer.</p>",
];

/** The next message of a long conversation. The customer and staff take turns. */
export function turn(at: number): { readonly isByCustomer: boolean; readonly text: string } {
  const isByCustomer = at % 2 === 1;
  const texts = isByCustomer ? questions : replies;
  return { isByCustomer, text: texts[Math.floor(at / 2) % texts.length] ?? "" };
}
