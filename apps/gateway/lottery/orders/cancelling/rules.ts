import type { LotteryTerms } from '../../limits/terms.ts'

const PARTS = 10_000n

/** What is kept of a stake that its player takes back. */
export const feeOf = (cost: bigint, { cancelFeeHundredths }: Pick<LotteryTerms, 'cancelFeeHundredths'>): bigint =>
  (cost * BigInt(cancelFeeHundredths)) / PARTS
