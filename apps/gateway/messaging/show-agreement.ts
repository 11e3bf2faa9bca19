import type { UserAgreement } from '@ante/contract/messaging/user-agreement.ts'

import { sql } from 'kysely'

import type { Ports } from '../kit/ports.ts'
import type { HelpQuery } from './list-help.ts'
import { localizedFor } from './rules.ts'
import type { Wording } from './tables.ts'

/**
 * Returns the user agreement in force, in the reader's language if it has one, or null. A version is in force in a
 * language only if it has a text in that language; otherwise the version before it stays in force there.
 */
export async function showAgreement(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { merchantCode, language: reader, merchantLanguage }: HelpQuery,
): Promise<UserAgreement | null> {
  const now = clock.now()
  const merchant = await db
    .selectFrom('merchant')
    .select('agreement_from')
    .where('code', '=', merchantCode)
    .executeTakeFirst()
  const starts = Object.entries(merchant?.agreement_from ?? {}).filter(([, from]) => new Date(from) <= now)
  const language = localizedFor(Object.fromEntries(starts), reader, merchantLanguage)?.language
  if (!language) return null
  const row = await db
    .selectFrom('user_agreement')
    .select(['version', 'effective_at', sql<Wording[]>`texts -> ${language}`.as('sections')])
    .where('merchant_code', '=', merchantCode)
    .where('effective_at', '<=', now)
    .where(sql<boolean>`texts ? ${language}`)
    .orderBy('effective_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { version, effective_at: effectiveAt, sections } = row
  return { version, effectiveAt: effectiveAt.toISOString(), language, sections }
}
