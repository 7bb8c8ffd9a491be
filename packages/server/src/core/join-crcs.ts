// The polynomials are stored with their lowest power in the highest bit, as CRC-32 does.
const modulus = 0xedb88320;
const one = 0x80000000;
/** x⁸, which appends a byte. */
const byteShift = 0x00800000;

/**
 * The CRC-32 of two texts one after the other, from the CRC-32 of each. Needs the length of the second one, in bytes,
 * but none of the bytes.
 */
export function joinCrcs(first: number, second: number, secondLength: number): number {
  return (multiply(powerOfShift(secondLength), first) ^ second) >>> 0;
}

/** Multiplies two polynomials over GF(2), modulo CRC-32's. */
function multiply(left: number, right: number): number {
  let product = 0;
  for (let [rest, shifted] = [left, right]; rest !== 0; rest <<= 1) {
    if (rest < 0 || rest >= one) product ^= shifted;
    shifted = (shifted & 1) === 1 ? (shifted >>> 1) ^ modulus : shifted >>> 1;
  }
  return product;
}

function powerOfShift(exponent: number): number {
  let [power, square] = [one, byteShift];
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) power = multiply(power, square);
    square = multiply(square, square);
  }
  return power;
}
