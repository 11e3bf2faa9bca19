import { MAX_REASONS, saveReason as endpoint } from '@ante/contract/console/reasons.ts'
import type { ReasonKind } from '@ante/contract/console/review-parts.ts'
import type { Language } from '@ante/contract/merchant/language.ts'

import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { reasonsOf } from './decision-reasons.ts'
import type { Reason } from './decision-reasons.ts'

const refuse = refusalsOf(endpoint)

export interface NewReason extends Pick<Reason, 'code' | 'kind' | 'label' | 'words' | 'active'> {
  /** Version that was read; null for a new reason. */
  version: number | null
}

interface Editing {
  merchantCode: string
  languages: readonly Language[]
  now: Date
  by: string
}

/** Returns the languages without a text for the member; none for a hold, which needs no texts. */
export const missingIn = (
  { kind, words }: { kind: ReasonKind; words: Reason['words'] },
  languages: readonly Language[],
): Language[] => (kind === 'hold' ? [] : languages.filter((language) => !words[language]?.trim()))

/** Stores a reason in the transaction. Returns its previous version, null for a new reason, and the stored one. */
export async function putReason(
  tx: Db,
  { code, version, ...edited }: NewReason,
  { merchantCode, languages, now, by }: Editing,
): Promise<{ before: Reason | null; after: Reason }> {
  // Serialises changes of the merchant's reasons, so that checks across reasons stay valid until the commit.
  await tx.selectFrom('merchant').select('code').where('code', '=', merchantCode).forNoKeyUpdate().execute()
  const all = await reasonsOf(tx, merchantCode)
  const before = all.find((one) => one.code === code) ?? null
  requireSeen(before, version)
  if (!before && all.length >= MAX_REASONS) throw refuse('reason.too.many', { atMost: MAX_REASONS })
  const kind = before?.kind ?? edited.kind
  const words = kind === 'hold' ? {} : edited.words
  const missing = missingIn({ kind, words }, languages)
  if (edited.active && missing.length > 0) throw refuse('reason.incomplete', { missing })
  const isLast = !all.some((one) => one.kind === kind && one.code !== code && one.active)
  if (before?.active && !edited.active && isLast) throw refuse('reason.last')
  const stored = { label: edited.label, active: edited.active, version: (version ?? 0) + 1 }
  const changed = { ...stored, words: JSON.stringify(words), changed_at: now, changed_by: by }
  await tx
    .insertInto('merchant_decision_reason')
    .values({ merchant_code: merchantCode, code, kind, ...changed })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'code']).doUpdateSet(changed))
    .execute()
  return { before, after: { code, kind, words, ...stored, changed_at: now, changed_by: by } }
}

/** Refuses a change of an outdated version, and a new reason whose code is in use. */
function requireSeen(before: Reason | null, version: number | null): void {
  if (version === null) {
    if (before) throw refuse('reason.exists')
    return
  }
  if (!before) throw refuse('reason.not.found')
  if (before.version !== version) throw refuse('reason.changed')
}
