import {
  MAX_CHASE_DRAWS,
  MAX_MULTIPLE,
  SLIPS_PER_ORDER,
  STAKES_PER_SLIP,
} from '@ante/contract/lottery/orders/betting.ts'
import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { isExactIn, unitsOf } from '../../kit/money.ts'
import type { LotteryTermsTable } from '../orders/tables.ts'

/** Betting terms of a merchant. */
export interface LotteryTerms extends ChosenTerms {
  /** The merchant's currency. */
  currency: string
}

/** Terms that a merchant configures. */
export interface ChosenTerms {
  /** Minimum cost of a slip, per draw. */
  minSlip: bigint
  /** Maximum cost of an order, including later draws of a chase. */
  maxOrder: bigint
  /** Maximum payout to one player per draw. */
  maxPrize: bigint
  /** Maximum total that all players could win with one number in one draw; beyond it the number is sold out. */
  maxExposure: bigint
  maxMultiple: number
  maxStakes: number
  maxSlips: number
  /** Maximum number of draws in a chase; `maxFastChase` applies to fast draws. 0 disables chases. */
  maxChase: number
  maxFastChase: number
  /** Fractions of the stake price; on reading reduced to those that the ledger supports in the currency. */
  units: readonly string[]
  mayCancel: boolean
  /** Percentage, in hundredths of a percent. */
  cancelFeeHundredths: number
  /** Whether money must first be transferred to the lottery wallet. */
  separateWallet: boolean
}

/** Defaults for a merchant without settings. Source: domain handbook 3.6, except the limits of slips and orders. */
export const DEFAULT_TERMS: ChosenTerms = {
  minSlip: unitsOf('0.01'),
  maxOrder: unitsOf('500000.00'),
  maxPrize: unitsOf('400000.00'),
  maxExposure: unitsOf('4000000.00'),
  maxMultiple: MAX_MULTIPLE,
  maxStakes: STAKES_PER_SLIP,
  maxSlips: SLIPS_PER_ORDER,
  maxChase: 50,
  maxFastChase: MAX_CHASE_DRAWS,
  units: ['1', '0.1', '0.01'],
  mayCancel: true,
  cancelFeeHundredths: 0,
  separateWallet: false,
}

/** Price of a stake in the full unit. Source: domain handbook 3.4. */
export const STAKE_PRICE = 2n

/** Maximum interval of fast draws in seconds: `maxFastChase` applies to them. */
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
  const storedTerms = row ? termsIn(row) : DEFAULT_TERMS
  const units = storedTerms.units.filter((unit) => isExactIn(currency, STAKE_PRICE * unitsOf(unit)))
  return { ...storedTerms, units, currency }
}

/** Returns the maximum number of draws in a chase of a game. */
export const maxChaseDraws = ({ maxChase, maxFastChase }: LotteryTerms, drawSeconds: number | null): number =>
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

/** Replaces all settings of a merchant. */
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
