/** An exact rational number in lowest terms; the denominator is positive. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

export function fraction(over: bigint | number, under: bigint | number = 1n): Fraction {
  const [top, bottom] = [BigInt(over), BigInt(under)]
  const divisor = greatestCommonDivisor(top < 0n ? -top : top, bottom)
  return { over: top / divisor, under: bottom / divisor }
}

export function sum(...parts: Fraction[]): Fraction {
  return parts.reduce((a, b) => fraction(a.over * b.under + b.over * a.under, a.under * b.under))
}

export function product(...factors: Fraction[]): Fraction {
  return factors.reduce((a, b) => fraction(a.over * b.over, a.under * b.under))
}

export function difference(a: Fraction, b: Fraction): Fraction {
  return sum(a, fraction(-b.over, b.under))
}

/** Decimal text of a non-negative number, truncated (not rounded) after this number of places. */
export function decimal({ over, under }: Fraction, places: number): string {
  const scaled = ((over * 10n ** BigInt(places)) / under).toString().padStart(places + 1, '0')
  return `${scaled.slice(0, -places)}.${scaled.slice(-places)}`
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}
