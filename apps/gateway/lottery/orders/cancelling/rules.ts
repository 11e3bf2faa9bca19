import { ledgerPart } from '../../../kit/money.ts'
import type { LotteryTerms } from '../../limits/terms.ts'

const PARTS = 10_000n

/** Returns the cancellation fee of a stake, rounded to what the ledger can store. */
export const feeOf = (
  cost: bigint,
  { cancelFeeHundredths, currency }: Pick<LotteryTerms, 'cancelFeeHundredths' | 'currency'>,
): bigint => ledgerPart(currency, (cost * BigInt(cancelFeeHundredths)) / PARTS)
