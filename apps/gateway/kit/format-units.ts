import { exactTextOf } from './money.ts'

/** Formats an amount exactly: a number would lose digits. */
export function formatUnits(format: Intl.NumberFormat, units: bigint): string {
  // `exactTextOf` returns decimal digits with at most one point, which is a numeric literal.
  return format.format(exactTextOf(units) as Intl.StringNumericLiteral)
}
