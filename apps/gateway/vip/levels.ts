import type { Selectable } from 'kysely'

import type { Db } from '../kit/db.ts'
import { DEFAULT_LEVELS, DEFAULT_TERMS } from './rules.ts'
import type { Level, VipTerms } from './rules.ts'
import type { VipLevelTable } from './tables.ts'

/** Returns all levels of a merchant's club, from VIP0 on. */
export async function vipLevelsOf(db: Db, merchantCode: string): Promise<Level[]> {
  const rows = await db.selectFrom('vip_level').selectAll().where('merchant_code', '=', merchantCode).execute()
  const levels = new Map(rows.map((row) => [row.level, levelIn(row)]))
  return DEFAULT_LEVELS.map((defaultLevel) => levels.get(defaultLevel.level) ?? defaultLevel)
}

const levelIn = (row: Selectable<VipLevelTable>): Level => ({
  level: row.level,
  threshold: row.threshold,
  retention: row.retention,
  bonus: row.bonus,
  weeklySalary: row.weekly_salary,
  monthlySalary: row.monthly_salary,
  withdrawals: row.withdrawals,
  withdrawalMaximum: row.withdrawal_maximum,
})

/**
 * Replaces all requirements and benefits of a level, and queues all members who have played at the merchant for a
 * re-evaluation.
 */
export async function putVipLevel(tx: Db, merchantCode: string, { level, ...input }: Level): Promise<void> {
  const row = {
    threshold: input.threshold,
    retention: input.retention,
    bonus: input.bonus,
    weekly_salary: input.weeklySalary,
    monthly_salary: input.monthlySalary,
    withdrawals: input.withdrawals,
    withdrawal_maximum: input.withdrawalMaximum,
  }
  await tx
    .insertInto('vip_level')
    .values({ merchant_code: merchantCode, level, ...row })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'level']).doUpdateSet(row))
    .execute()
  await tx
    .insertInto('vip_play_change')
    .columns(['member_id'])
    .expression(tx.selectFrom('vip_member').select('member_id').where('merchant_code', '=', merchantCode))
    .execute()
}

export async function vipTermsOf(db: Db, merchantCode: string): Promise<VipTerms> {
  const stored = await db
    .selectFrom('vip_terms')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst()
  return stored ? { multipleHundredths: stored.multiple_hundredths, rewardDays: stored.reward_days } : DEFAULT_TERMS
}

export async function putVipTerms(tx: Db, merchantCode: string, terms: VipTerms): Promise<void> {
  const row = { multiple_hundredths: terms.multipleHundredths, reward_days: terms.rewardDays }
  await tx
    .insertInto('vip_terms')
    .values({ merchant_code: merchantCode, ...row })
    .onConflict((conflict) => conflict.column('merchant_code').doUpdateSet(row))
    .execute()
}
