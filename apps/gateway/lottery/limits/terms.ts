import {
  CHASE_AT_MOST,
  MULTIPLE_AT_MOST,
  SLIPS_AN_ORDER,
  STAKES_A_SLIP,
} from '@ante/contract/lottery/orders/betting.ts'
import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { isKeptIn, unitsOf } from '../../kit/money.ts'
import type { LotteryTermsTable } from '../orders/tables.ts'

/** What a merchant lets people bet. */
export interface LotteryTerms extends ChosenTerms {
  /** The merchant's. */
  currency: string
}

/** What of it a merchant chooses. */
export interface ChosenTerms {
  /** What a slip costs at least, on one issue. */
  minSlip: bigint
  /** What an order costs at most, a chase's later issues included. */
  maxOrder: bigint
  /** What one player gets at most in one issue. */
  maxPrize: bigint
  /** What all players together could win by one number in one issue; beyond it the number is sold out. */
  maxExposure: bigint
  maxMultiple: number
  maxStakes: number
  maxSlips: number
  /** Issues of a chase; `maxFastChase` where they are drawn every half minute. 0 sells none. */
  maxChase: number
  maxFastChase: number
  /** Shares of the price of a stake; as read, those that the ledger can keep in the currency. */
  units: readonly string[]
  mayCancel: boolean
  /** Of a hundred, in hundredths. */
  cancelFeeHundredths: number
  /** Money has to be brought into the lottery wallet first. */
  separateWallet: boolean
}

/** Where a merchant has chosen nothing. Source: domain handbook 3.6; the amounts of slips and orders are ours. */
export const USUAL_TERMS: ChosenTerms = {
  minSlip: unitsOf('0.01'),
  maxOrder: unitsOf('500000.00'),
  maxPrize: unitsOf('400000.00'),
  maxExposure: unitsOf('4000000.00'),
  maxMultiple: MULTIPLE_AT_MOST,
  maxStakes: STAKES_A_SLIP,
  maxSlips: SLIPS_AN_ORDER,
  maxChase: 50,
  maxFastChase: CHASE_AT_MOST,
  units: ['1', '0.1', '0.01'],
  mayCancel: true,
  cancelFeeHundredths: 0,
  separateWallet: false,
}

/** What a stake costs in the whole unit. Source: domain handbook 3.4. */
export const STAKE_PRICE = 2n

/** Draws that come this fast may be chased over more of them. */
const FAST_SECONDS = 30

export async function lotteryTermsOf(db: Db, merchantCode: string): Promise<LotteryTerms> {
  const { currency } = await db
    .selectFrom('merchant')
    .select('currency')
    .where('code', '=', merchantCode)
    .executeTakeFirstOrThrow()
  const row = await db
    .selectFrom('lottery_terms')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst()
  const chosen = row ? termsIn(row) : USUAL_TERMS
  const units = chosen.units.filter((unit) => isKeptIn(currency, STAKE_PRICE * unitsOf(unit)))
  return { ...chosen, units, currency }
}

/** Over how many issues of a game a chase may go. */
export const chaseAtMost = ({ maxChase, maxFastChase }: LotteryTerms, drawSeconds: number | null): number =>
  drawSeconds !== null && drawSeconds <= FAST_SECONDS ? maxFastChase : maxChase

const termsIn = (row: Selectable<LotteryTermsTable>): ChosenTerms => ({
  minSlip: row.min_slip,
  maxOrder: row.max_order,
  maxPrize: row.max_prize,
  maxExposure: row.max_exposure,
  maxMultiple: row.max_multiple,
  maxStakes: row.max_stakes,
  maxSlips: row.max_slips,
  maxChase: row.max_chase,
  maxFastChase: row.max_fast_chase,
  units: row.units,
  mayCancel: row.may_cancel,
  cancelFeeHundredths: row.cancel_fee_hundredths,
  separateWallet: row.separate_wallet,
})

/** Writes down what a merchant has chosen, all of it. */
export async function putLotteryTerms(tx: Db, merchantCode: string, terms: ChosenTerms): Promise<void> {
  const row = {
    min_slip: terms.minSlip,
    max_order: terms.maxOrder,
    max_prize: terms.maxPrize,
    max_exposure: terms.maxExposure,
    max_multiple: terms.maxMultiple,
    max_stakes: terms.maxStakes,
    max_slips: terms.maxSlips,
    max_chase: terms.maxChase,
    max_fast_chase: terms.maxFastChase,
    units: [...terms.units],
    may_cancel: terms.mayCancel,
    cancel_fee_hundredths: terms.cancelFeeHundredths,
    separate_wallet: terms.separateWallet,
  }
  await tx
    .insertInto('lottery_terms')
    .values({ merchant_code: merchantCode, ...row })
    .onConflict((conflict) => conflict.column('merchant_code').doUpdateSet(row))
    .execute()
}
