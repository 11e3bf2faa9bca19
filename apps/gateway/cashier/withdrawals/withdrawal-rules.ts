import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import type { WithdrawalRulesTable } from './tables.ts'

/** Withdrawal settings of a merchant. */
export interface WithdrawalRules {
  open: boolean
  minimum: bigint
  maximum: bigint
  timesADay: number
  /** Maximum amount that is paid without review. */
  approvedUpTo: bigint
  /** Percentage, in hundredths of a percent. */
  feeHundredths: number
  feeFixed: bigint
  /** Number of free withdrawals per day. */
  freeTimes: number
  arrivalMinutes: number
  cardCoolingHours: number
  passwordCoolingHours: number
  mayCancel: boolean
  /** Code of the payout provider; null: the merchant's staff pay manually. */
  payoutProvider: string | null
  /** Amount above which a withdrawal needs a fresh sign-in besides the payment password; null: never. */
  stepUpAbove: bigint | null
}

/**
 * Defaults for a merchant without settings. Source: domain handbook 7.5; manual review of each withdrawal is our own
 * addition.
 */
export const DEFAULT_RULES: WithdrawalRules = {
  open: true,
  minimum: unitsOf('100.00'),
  maximum: unitsOf('50000.00'),
  timesADay: 3,
  approvedUpTo: 0n,
  feeHundredths: 0,
  feeFixed: 0n,
  freeTimes: 0,
  arrivalMinutes: 30,
  cardCoolingHours: 24,
  passwordCoolingHours: 24,
  mayCancel: true,
  payoutProvider: null,
  stepUpAbove: null,
}

export async function rulesOf(db: Db, merchantCode: string): Promise<WithdrawalRules> {
  const row = await db
    .selectFrom('withdrawal_rules')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst()
  return row ? rulesIn(row) : DEFAULT_RULES
}

const rulesIn = (row: Selectable<WithdrawalRulesTable>): WithdrawalRules => ({
  open: row.open,
  minimum: row.minimum,
  maximum: row.maximum,
  timesADay: row.max_per_day,
  approvedUpTo: row.auto_approved_up_to,
  feeHundredths: row.fee_hundredths,
  feeFixed: row.fee_fixed,
  freeTimes: row.free_times,
  arrivalMinutes: row.arrival_minutes,
  cardCoolingHours: row.card_cooling_hours,
  passwordCoolingHours: row.password_cooling_hours,
  mayCancel: row.may_cancel,
  payoutProvider: row.payout_provider,
  stepUpAbove: row.step_up_above,
})

/** Replaces all settings of a merchant. */
export async function putRules(tx: Db, merchantCode: string, rules: WithdrawalRules): Promise<void> {
  const row = {
    open: rules.open,
    minimum: rules.minimum,
    maximum: rules.maximum,
    max_per_day: rules.timesADay,
    auto_approved_up_to: rules.approvedUpTo,
    fee_hundredths: rules.feeHundredths,
    fee_fixed: rules.feeFixed,
    free_times: rules.freeTimes,
    arrival_minutes: rules.arrivalMinutes,
    card_cooling_hours: rules.cardCoolingHours,
    password_cooling_hours: rules.passwordCoolingHours,
    may_cancel: rules.mayCancel,
    payout_provider: rules.payoutProvider,
    step_up_above: rules.stepUpAbove,
  }
  await tx
    .insertInto('withdrawal_rules')
    .values({ merchant_code: merchantCode, ...row })
    .onConflict((conflict) => conflict.column('merchant_code').doUpdateSet(row))
    .execute()
}
