import { MAX_REASONS, restoreReason as restoring, saveReason as endpoint } from '@ante/contract/console/reasons.ts'
import type { ReasonKind } from '@ante/contract/console/review-parts.ts'
import { Language } from '@ante/contract/merchant/language.ts'

import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { reasonsOf } from './decision-reasons.ts'
import type { Reason } from './decision-reasons.ts'

const refuse = refusalsOf(endpoint)
const refuseRestore = refusalsOf(restoring)

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
  const all = await lockedReasons(tx, merchantCode)
  const before = all.find((one) => one.code === code) ?? null
  requireSeen(before, version)
  const kind = before?.kind ?? edited.kind
  const words = kind === 'hold' ? {} : edited.words
  requireStorable(all, { code, kind, words, active: edited.active }, languages)
  const stored = { label: edited.label, active: edited.active, version: (version ?? 0) + 1 }
  const changed = { ...stored, words: JSON.stringify(words), changed_at: now, changed_by: by }
  await tx
    .insertInto('merchant_decision_reason')
    .values({ merchant_code: merchantCode, code, kind, ...changed })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'code']).doUpdateSet(changed))
    .execute()
  const defaults = before?.defaults ?? null
  return { before, after: { code, kind, words, ...stored, changed_at: now, changed_by: by, defaults } }
}

/** Refuses a reason too many, an incomplete active one, and an inactive one that is the last active of its kind. */
function requireStorable(
  all: readonly Reason[],
  { code, kind, words, active }: Pick<Reason, 'code' | 'kind' | 'words' | 'active'>,
  languages: readonly Language[],
): void {
  const before = all.find((one) => one.code === code)
  if (!before && all.length >= MAX_REASONS) throw refuse('reason.too.many', { atMost: MAX_REASONS })
  const missing = missingIn({ kind, words }, languages)
  if (active && missing.length > 0) throw refuse('reason.incomplete', { missing })
  const isLast = !all.some((one) => one.kind === kind && one.code !== code && one.active)
  if (before?.active && !active && isLast) throw refuse('reason.last')
}

/** Returns the reasons of a merchant, which no other transaction changes until this one ends. */
async function lockedReasons(tx: Db, merchantCode: string): Promise<Reason[]> {
  // Serialises changes of the merchant's reasons, so that checks across reasons stay valid until the commit.
  await tx.selectFrom('merchant').select('code').where('code', '=', merchantCode).forNoKeyUpdate().execute()
  return reasonsOf(tx, merchantCode)
}

interface Restored {
  code: string
  /** Language whose text is restored; undefined for the label and all texts. */
  language: Language | undefined
  /** Version that was read. */
  version: number
}

/** Restores the default text of a reason in the transaction. Returns its previous version, and the restored one. */
export async function restoreReason(
  tx: Db,
  { code, language, version }: Restored,
  { merchantCode, now, by }: Omit<Editing, 'languages'>,
): Promise<{ before: Reason; after: Reason }> {
  const before = (await lockedReasons(tx, merchantCode)).find((one) => one.code === code)
  if (!before) throw refuseRestore('reason.not.found')
  if (before.version !== version) throw refuseRestore('reason.changed')
  const { defaults } = before
  if (!defaults || (language !== undefined && defaults.words[language] === undefined))
    throw refuseRestore('reason.no_default')
  const restored =
    language === undefined ? defaults : { ...before, words: { ...before.words, [language]: defaults.words[language] } }
  if (isSameText(before, restored)) throw refuseRestore('reason.is_default')
  const isDefault = isSameText(restored, defaults)
  const changed = {
    label: isDefault ? null : restored.label,
    words: isDefault ? null : JSON.stringify(restored.words),
    version: version + 1,
    changed_at: now,
    changed_by: by,
  }
  await tx
    .updateTable('merchant_decision_reason')
    .set(changed)
    .where('merchant_code', '=', merchantCode)
    .where('code', '=', code)
    .execute()
  return { before, after: { ...before, ...changed, label: restored.label, words: restored.words } }
}

/** Whether label and texts are the same, in any order of the languages. */
export function isSameText(one: Pick<Reason, 'label' | 'words'>, other: Pick<Reason, 'label' | 'words'>): boolean {
  const languages = Language.options.filter((language) => one.words[language] || other.words[language])
  return one.label === other.label && languages.every((language) => one.words[language] === other.words[language])
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
