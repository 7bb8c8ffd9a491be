export const largeVcdSignals = 200;
export const largeVcdNeedle = "facade";

const stepPs = 500;
const pieceLength = 1_000_000;

function idOf(number) {
  const rest = Math.floor(number / 94);
  return (rest === 0 ? "" : idOf(rest - 1)) + String.fromCharCode(33 + (number % 94));
}

/* A linear congruential generator: the same numbers in every run and browser. */
function createRandom() {
  let state = 1;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

/** A clock, a counting bus of 24 bits, and 198 other signals with eight random changes at each step. */
export function* largeVcd(bytes) {
  const random = createRandom();
  const ids = Array.from({ length: largeVcdSignals }, (_, at) => idOf(at));
  const busId = ids[largeVcdSignals - 1];
  let piece = "$timescale 1ps $end\n$scope module top $end\n";
  for (let at = 0; at < largeVcdSignals - 1; at += 1) {
    if (at % 50 === 0) piece += `$scope module unit_${at / 50} $end\n`;
    const name = at === 0 ? "clk" : at % 4 === 0 ? `word_${at} [15:0]` : `bit_${at}`;
    piece += `$var reg ${at > 0 && at % 4 === 0 ? 16 : 1} ${ids[at]} ${name} $end\n`;
    if (at % 50 === 49) piece += "$upscope $end\n";
  }
  piece += `$upscope $end\n$var reg 24 ${busId} count [23:0] $end\n$upscope $end\n$enddefinitions $end\n`;
  let written = 0;
  for (let step = 0; written + piece.length < bytes; step += 1) {
    piece += `#${step * stepPs}\n${step % 2}${ids[0]}\n`;
    if (step % 16 === 0)
      piece += `b${(step / 16) % 0xf00000 === 100 ? (0xfacade).toString(2) : ((step / 16) % 0xf00000).toString(2)} ${busId}\n`;
    for (let change = 0; change < 8; change += 1) {
      const at = 1 + random(largeVcdSignals - 2);
      piece += at % 4 === 0 ? `b${random(65_536).toString(2)} ${ids[at]}\n` : `${random(2)}${ids[at]}\n`;
    }
    if (piece.length < pieceLength) continue;
    yield piece;
    written += piece.length;
    piece = "";
  }
  yield piece;
}
