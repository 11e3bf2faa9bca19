/** An exact rational number; `d` is positive and has no common divisor with `n`. */
export interface Rational {
  n: bigint
  d: bigint
}

export function rational(n: bigint | number, d: bigint | number = 1n): Rational {
  const top = BigInt(n)
  const bottom = BigInt(d)
  const common = divisor(top, bottom)
  return { n: top / common, d: bottom / common }
}

export const ZERO = rational(0)
export const ONE = rational(1)

export function add(a: Rational, b: Rational): Rational {
  return rational(a.n * b.d + b.n * a.d, a.d * b.d)
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.n * b.n, a.d * b.d)
}

export function isEqual(a: Rational, b: Rational): boolean {
  return a.n * b.d === b.n * a.d
}

/** Parses decimal text exactly: `0.965`, `12`, `-3.5`. */
export function decimal(text: string): Rational {
  const match = /^(-?\d+)(?:\.(\d+))?$/.exec(text)
  if (!match) throw new RangeError(`no decimal: ${text}`)
  const [, whole = '0', fraction = ''] = match
  return rational(BigInt(whole + fraction), 10n ** BigInt(fraction.length))
}

/** Converts a non-negative number to 1/10,000, truncated. */
export function truncated({ n, d }: Rational): bigint {
  return (n * 10_000n) / d
}

/** Formats 21666n as `2.1666`. */
export function fourDecimals(units: bigint): string {
  return `${units / 10_000n}.${(units % 10_000n).toString().padStart(4, '0')}`
}

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b]
  while (y > 0n) [x, y] = [y, x % y]
  return x === 0n ? 1n : x
}
