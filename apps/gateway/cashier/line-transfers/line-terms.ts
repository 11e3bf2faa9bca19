import { unitsOf } from '../../kit/money.ts'
import type { Db } from '../../kit/db.ts'
import './tables.ts'

export interface LineTerms {
  minimum: bigint
  /** Maximum that a member may send per day. */
  dailyMaximum: bigint
  /** Wagering multiple, in hundredths, that received amounts require before a withdrawal; zero means none. */
  receivedHundredths: number
}

/** Source: domain handbook 6.7. */
const DEFAULTS: LineTerms = { minimum: unitsOf('1.00'), dailyMaximum: unitsOf('200000.00'), receivedHundredths: 100 }

export async function lineTermsOf(db: Db, merchantCode: string): Promise<LineTerms> {
  const stored = await db
    .selectFrom('line_terms')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst()
  if (!stored) return DEFAULTS
  return { minimum: stored.minimum, dailyMaximum: stored.daily_maximum, receivedHundredths: stored.received_hundredths }
}

/** Replaces all settings. */
export async function putLineTerms(tx: Db, merchantCode: string, terms: LineTerms): Promise<void> {
  const { minimum, dailyMaximum: daily_maximum, receivedHundredths: received_hundredths } = terms
  const row = { minimum, daily_maximum, received_hundredths }
  await tx
    .insertInto('line_terms')
    .values({ merchant_code: merchantCode, ...row })
    .onConflict((conflict) => conflict.column('merchant_code').doUpdateSet(row))
    .execute()
}
