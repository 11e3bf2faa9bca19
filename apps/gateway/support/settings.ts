import type { Db } from '../kit/db.ts'
import type { Hours } from './hours.ts'
import type { Localized } from './tables.ts'
import './tables.ts'

export interface SupportSettings {
  /** Null means always open. */
  hours: Hours | null
  feedbackShortest: number
  feedbackLongest: number
  /** Text outside opening hours; the player's app has its own for the other languages. */
  closedTexts: Localized
  /** Increases with each change; 0 for the defaults. */
  version: number
}

/** Defaults for a merchant without settings. */
const DEFAULTS: SupportSettings = {
  hours: null,
  feedbackShortest: 10,
  feedbackLongest: 500,
  closedTexts: {},
  version: 0,
}

/** Returns a merchant's customer-service settings. */
export async function settingsOf(db: Db, merchantCode: string): Promise<SupportSettings> {
  const row = await db
    .selectFrom('support_setting')
    .select(['hours', 'feedback_shortest as feedbackShortest', 'feedback_longest as feedbackLongest'])
    .select(['closed_texts as closedTexts', 'version'])
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst()
  return row ?? DEFAULTS
}

/** Returns the settings, locked until the transaction ends; those without a row are created. */
export async function lockedSettings(tx: Db, merchantCode: string): Promise<SupportSettings> {
  await tx
    .insertInto('support_setting')
    .values({
      merchant_code: merchantCode,
      hours: null,
      feedback_shortest: DEFAULTS.feedbackShortest,
      feedback_longest: DEFAULTS.feedbackLongest,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .selectFrom('support_setting')
    .select('version')
    .where('merchant_code', '=', merchantCode)
    .forUpdate()
    .execute()
  return settingsOf(tx, merchantCode)
}

/** Changes the given settings; others stay unchanged. */
export async function putSettings(
  tx: Db,
  merchantCode: string,
  changed: Partial<Omit<SupportSettings, 'version'>>,
): Promise<void> {
  const settings = { ...(await settingsOf(tx, merchantCode)), ...changed }
  const row = {
    hours: settings.hours && JSON.stringify(settings.hours),
    feedback_shortest: settings.feedbackShortest,
    feedback_longest: settings.feedbackLongest,
    closed_texts: JSON.stringify(settings.closedTexts),
    version: settings.version + 1,
  }
  await tx
    .insertInto('support_setting')
    .values({ merchant_code: merchantCode, ...row })
    .onConflict((conflict) => conflict.column('merchant_code').doUpdateSet(row))
    .execute()
}
