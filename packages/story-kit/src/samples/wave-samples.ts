/** A queue in a test bench: a 48 MHz clock, words in and out, states x and z, a real value, a signal with two names. */
export const queueVcd = `$date today $end
$version a simulator $end
$comment made by hand $end
$timescale 1ps $end
$scope module bench $end
$var wire 1 ! clk $end
$var wire 1 " rst $end
$var real 64 ' volts $end
$var string 1 ( state $end
$scope module queue $end
$var wire 1 ! clk $end
$var wire 8 # in [7:0] $end
$var wire 8 $ out [7:0] $end
$var wire 1 % empty $end
$var reg 4 & level [3:0] $end
$var event 1 ) pushed $end
$upscope $end
$upscope $end
$enddefinitions $end
#0
$dumpvars
0!
1"
b0 #
bz $
x%
bx &
r1.2 '
sIDLE (
$end
#10417
1!
1%
b0 &
#20834
0!
0"
b10010 #
#31251
1!
0%
b1 &
1)
r1.185 '
sPUSH (
#41668
0!
b10111110 #
#52085
1!
b10 &
1)
#62502
0!
#72919
1!
b10010 $
b1 &
sPOP (
#83336
0!
#93753
1!
b10111110 $
b0 &
1%
r1.2 '
sIDLE (
#104170
0!
#125000
`;

const identifiers = ["!", '"', "a", "zz", "#1", "~~~", "word", "a_long_identifier"];

/** Numbers below a limit, the same for the same seed. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

/** A value change dump with bits and vectors in all states, at random. The same for the same seed. */
export function randomVcd(seed: number, steps: number): string {
  const random = createRandom(seed);
  const widths = identifiers.map((_, at) => (at % 2 === 0 ? 1 : 1 + random(70)));
  const vars = identifiers.map((id, at) => `$var wire ${widths[at]} ${id} s${at} $end`);
  const digits = (count: number) => Array.from({ length: count }, () => "0101xz"[random(6)]).join("");
  let time = random(3);
  const lines = ["$timescale 10 ns $end", "$scope module top $end", ...vars, "$upscope $end", "$enddefinitions $end"];
  for (let step = 0; step < steps; step += 1) {
    lines.push(`#${time}`);
    time += 1 + random(1_000);
    for (let change = random(6); change > 0; change -= 1) {
      const at = random(identifiers.length);
      const width = widths[at] ?? 1;
      // A shorter vector begins with 0 or 1: not every parser extends x and z to the left.
      const bits = random(2) === 0 ? digits(width) : `${random(2)}${digits(random(width))}`;
      lines.push(width === 1 ? `${digits(1)}${identifiers[at]}` : `b${bits} ${identifiers[at]}`);
    }
  }
  return `${lines.join("\n")}\n`;
}
