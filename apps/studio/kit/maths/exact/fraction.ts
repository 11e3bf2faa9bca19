/** An exact rational number in lowest terms; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  const [top, bottom] = [BigInt(numerator), BigInt(denominator)]
  const divisor = greatestCommonDivisor(top < 0n ? -top : top, bottom)
  return { numerator: top / divisor, denominator: bottom / divisor }
}

export function sum(...parts: Fraction[]): Fraction {
  return parts.reduce((a, b) =>
    fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator),
  )
}

export function product(...factors: Fraction[]): Fraction {
  return factors.reduce((a, b) => fraction(a.numerator * b.numerator, a.denominator * b.denominator))
}

export function difference(a: Fraction, b: Fraction): Fraction {
  return sum(a, fraction(-b.numerator, b.denominator))
}

/** Decimal text of a non-negative number, truncated (not rounded) after this number of places. */
export function decimal({ numerator, denominator }: Fraction, places: number): string {
  const scaled = ((numerator * 10n ** BigInt(places)) / denominator).toString().padStart(places + 1, '0')
  return `${scaled.slice(0, -places)}.${scaled.slice(-places)}`
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}
