import { isPayableIn, textOf } from '../../kit/money.ts'
import { UsageError } from './failures.ts'

/** Throws if an amount is not payable in a currency: JPY, KRW and VND have no decimals. Null and undefined are skipped. */
export function requirePayable(currency: string, amounts: readonly (bigint | null | undefined)[]): void {
  const tooFine = amounts.find((units) => typeof units === 'bigint' && !isPayableIn(currency, units))
  if (typeof tooFine === 'bigint') {
    throw new UsageError(`${textOf(tooFine)} ${currency} cannot be paid: ${currency} has no decimals.`)
  }
}
