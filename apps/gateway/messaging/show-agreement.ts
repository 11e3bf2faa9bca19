import type { UserAgreement } from '@ante/contract/messaging/user-agreement.ts'

import type { Ports } from '../kit/ports.ts'
import type { Asker } from './list-help.ts'
import { spokenTo } from './rules.ts'

/** Returns the newest effective agreement, or null. */
export async function showAgreement(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { merchantCode, language, merchantLanguage }: Asker,
): Promise<UserAgreement | null> {
  const row = await db
    .selectFrom('user_agreement')
    .select(['version', 'effective_at', 'texts'])
    .where('merchant_code', '=', merchantCode)
    .where('effective_at', '<=', clock.now())
    .orderBy('effective_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const spoken = row && spokenTo(row.texts, language, merchantLanguage)
  if (!spoken) return null
  const { version, effective_at: effectiveAt } = row
  return { version, effectiveAt: effectiveAt.toISOString(), language: spoken.language, sections: spoken.text }
}
