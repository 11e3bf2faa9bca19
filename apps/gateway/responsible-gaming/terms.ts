import { EXCLUSIONS, TIME_OUTS } from '@ante/contract/responsible-gaming/responsible-gaming.ts'

import type { Db } from '../kit/db.ts'
import './tables.ts'

export interface ResponsibleGamingTerms {
  isOn: boolean
  realityMinutes: number
  delayHours: number
  timeOuts: (typeof TIME_OUTS)[number][]
  exclusions: (typeof EXCLUSIONS)[number][]
}

const DEFAULT_RESPONSIBLE_GAMING: ResponsibleGamingTerms = {
  isOn: true,
  realityMinutes: 60,
  delayHours: 24,
  timeOuts: [...TIME_OUTS],
  exclusions: [...EXCLUSIONS],
}

/** Returns a merchant's settings; trial merchants, which have only play money, have none. */
export async function responsibleGamingTermsOf(db: Db, merchantCode: string): Promise<ResponsibleGamingTerms> {
  const row = await db
    .selectFrom('responsible_gaming_terms')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst()
  if (!row) return DEFAULT_RESPONSIBLE_GAMING
  return {
    isOn: row.is_on,
    realityMinutes: row.reality_minutes,
    delayHours: row.delay_hours,
    timeOuts: TIME_OUTS.filter((length) => row.time_outs.includes(length)),
    exclusions: EXCLUSIONS.filter((length) => row.exclusions.includes(length)),
  }
}

/** Replaces all settings. */
export async function putResponsibleGamingTerms(
  tx: Db,
  merchantCode: string,
  terms: ResponsibleGamingTerms,
): Promise<void> {
  const row = {
    is_on: terms.isOn,
    reality_minutes: terms.realityMinutes,
    delay_hours: terms.delayHours,
    time_outs: terms.timeOuts,
    exclusions: terms.exclusions,
  }
  await tx
    .insertInto('responsible_gaming_terms')
    .values({ merchant_code: merchantCode, ...row })
    .onConflict((conflict) => conflict.column('merchant_code').doUpdateSet(row))
    .execute()
}

/** Returns the interval of a member's reality checks in minutes; 0 if the merchant has none. */
export async function realityMinutesOf(
  db: Db,
  { memberId, merchantCode }: { memberId: bigint; merchantCode: string },
): Promise<number> {
  const { isOn, realityMinutes } = await responsibleGamingTermsOf(db, merchantCode)
  if (!isOn) return 0
  const stored = await db
    .selectFrom('reality_check_choice')
    .select('reality_minutes')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return stored?.reality_minutes ?? realityMinutes
}
