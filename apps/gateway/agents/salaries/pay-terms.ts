import type { ContractKind } from '@ante/contract/agents/contract-tiers.ts'

import type { Db } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import type { CarryOver, DividendStyle } from './rules.ts'
import './tables.ts'

/** Settings of a merchant for salaries and dividends. */
export interface PayTerms {
  dividendStyle: DividendStyle
  carryOver: CarryOver
  /** Whether salaries add up: per-bet and hourly payments are not deducted from the hour's and the day's salary. */
  stackSalaries: boolean
  needsApproval: boolean
  /** Minimum turnover of an active member. */
  activeFrom: Record<'daily' | 'hourly' | 'dividend', bigint>
}

/** Source: domain handbook 6.8 to 6.11. */
const DEFAULT_TERMS: PayTerms = {
  dividendStyle: 'fixed',
  carryOver: 0,
  stackSalaries: false,
  needsApproval: false,
  activeFrom: { daily: unitsOf('100.00'), hourly: unitsOf('20.00'), dividend: unitsOf('1000.00') },
}

export async function payTermsOf(db: Db, merchantCode: string): Promise<PayTerms> {
  const stored = await db
    .selectFrom('agent_pay_terms')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst()
  if (!stored) return DEFAULT_TERMS
  return {
    dividendStyle: stored.dividend_style,
    carryOver: stored.carry_over,
    stackSalaries: stored.stack_salaries,
    needsApproval: stored.needs_approval,
    activeFrom: { daily: stored.active_daily, hourly: stored.active_hourly, dividend: stored.active_dividend },
  }
}

/** Replaces all settings. */
export async function putPayTerms(tx: Db, merchantCode: string, terms: PayTerms): Promise<void> {
  const row = {
    dividend_style: terms.dividendStyle,
    carry_over: terms.carryOver,
    stack_salaries: terms.stackSalaries,
    needs_approval: terms.needsApproval,
    active_daily: terms.activeFrom.daily,
    active_hourly: terms.activeFrom.hourly,
    active_dividend: terms.activeFrom.dividend,
  }
  await tx
    .insertInto('agent_pay_terms')
    .values({ merchant_code: merchantCode, ...row })
    .onConflict((conflict) => conflict.column('merchant_code').doUpdateSet(row))
    .execute()
}

/** Returns the minimum turnover of an active member for a kind of contract; real-time salary uses the daily value. */
export function activeFromOf({ activeFrom }: PayTerms, kind: ContractKind): bigint {
  if (kind === 'dividend') return activeFrom.dividend
  return kind === 'hourly_salary' ? activeFrom.hourly : activeFrom.daily
}
