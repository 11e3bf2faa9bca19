import { ledgerPart } from '../../../kit/money.ts'
import type { LotteryTerms } from '../../limits/terms.ts'

const PARTS = 10_000n

/** What is kept of a stake that its player takes back, as far as the ledger can keep it. */
export const feeOf = (
  cost: bigint,
  { cancelFeeHundredths, currency }: Pick<LotteryTerms, 'cancelFeeHundredths' | 'currency'>,
): bigint => ledgerPart(currency, (cost * BigInt(cancelFeeHundredths)) / PARTS)
