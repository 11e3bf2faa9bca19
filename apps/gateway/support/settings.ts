import type { Db } from '../kit/db.ts'
import type { Hours } from './hours.ts'
import './tables.ts'

export interface SupportSettings {
  /** Null means always open. */
  hours: Hours | null
  feedbackShortest: number
  feedbackLongest: number
}

/** Defaults for a merchant without settings. */
const DEFAULTS: SupportSettings = { hours: null, feedbackShortest: 10, feedbackLongest: 500 }

/** Returns a merchant's customer-service settings. */
export async function settingsOf(db: Db, merchantCode: string): Promise<SupportSettings> {
  const row = await db
    .selectFrom('support_setting')
    .select(['hours', 'feedback_shortest as feedbackShortest', 'feedback_longest as feedbackLongest'])
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst()
  return row ?? DEFAULTS
}

/** Changes the given settings; others stay unchanged. */
export async function putSettings(tx: Db, merchantCode: string, changed: Partial<SupportSettings>): Promise<void> {
  const settings = { ...(await settingsOf(tx, merchantCode)), ...changed }
  const row = {
    hours: settings.hours && JSON.stringify(settings.hours),
    feedback_shortest: settings.feedbackShortest,
    feedback_longest: settings.feedbackLongest,
  }
  await tx
    .insertInto('support_setting')
    .values({ merchant_code: merchantCode, ...row })
    .onConflict((conflict) => conflict.column('merchant_code').doUpdateSet(row))
    .execute()
}
