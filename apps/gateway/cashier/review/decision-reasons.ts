import type { DecisionReason, ReasonKind } from '@ante/contract/console/review-parts.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { sql } from 'kysely'
import type { output } from 'zod/mini'

import { languageOfMember } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import './tables.ts'

/** Maximum number of reasons that one call reads: those of the gateway and of the merchant. */
const LIMIT = 200

/** A decision reason of a merchant: the merchant's own version, or the default. */
export interface Reason {
  code: string
  kind: ReasonKind
  label: string
  /** Text for the member, by language; empty for a hold. */
  words: Partial<Record<Language, string>>
  active: boolean
  /** 0 for an unchanged default. */
  version: number
  changed_at: Date | null
  changed_by: string | null
  /** Label and texts of the gateway's default; null for a reason that the merchant has added. */
  defaults: Pick<Reason, 'label' | 'words'> | null
}

const reasonsAt = (merchantCode: string) => sql<Reason>`
  select code, coalesce(own.kind, defaults.kind) as kind, coalesce(own.label, defaults.label) as label,
    coalesce(own.words, defaults.words, '{}') as words, coalesce(own.active, true) as active,
    coalesce(own.version, 0) as version, own.changed_at, own.changed_by, defaults.position,
    case when defaults.code is not null
      then jsonb_build_object('label', defaults.label, 'words', coalesce(defaults.words, '{}')) end as defaults
  from (select * from merchant_decision_reason where merchant_code = ${merchantCode}) own
  full join decision_reason defaults using (code)`

/** Returns the reasons of a merchant in their order, including inactive ones. */
export async function reasonsOf(db: Db, merchantCode: string): Promise<Reason[]> {
  const { rows } = await sql<Reason>`
    select * from (${reasonsAt(merchantCode)}) reasons order by position nulls last, code limit ${LIMIT}`.execute(db)
  return rows
}

/** Returns the active reasons, with the English texts for staff. */
export async function decisionReasons(db: Db, merchantCode: string): Promise<output<typeof DecisionReason>[]> {
  const reasons = await reasonsOf(db, merchantCode)
  return reasons
    .filter(({ active }) => active)
    .map(({ code, kind, label, words }) => ({ code, kind, label, words: textIn(words, 'EN') }))
}

/**
 * Returns the text about a decision for a member, in the language of the last sign-in; null if the reason is unknown or
 * not active.
 */
export async function reasonTextFor(
  db: Db,
  { merchantCode, code, kind, memberId }: { merchantCode: string; code: string; kind: ReasonKind; memberId: bigint },
): Promise<string | null> {
  const reason = await activeReason(db, { merchantCode, code, kind })
  return reason && textIn(reason.words, (await languageOfMember(db, memberId)) ?? 'EN')
}

/** Returns a text in a language, else in English, else in any. The label is no substitute: it is for staff only. */
const textIn = (words: Reason['words'], language: Language): string | null =>
  words[language] ?? words.EN ?? Object.values(words)[0] ?? null

/** Returns an active reason of this kind, or null. */
export async function activeReason(
  db: Db,
  { merchantCode, code, kind }: { merchantCode: string; code: string; kind: ReasonKind },
): Promise<Reason | null> {
  const { rows } = await sql<Reason>`
    select * from (${reasonsAt(merchantCode)}) reasons where code = ${code} and kind = ${kind} and active`.execute(db)
  return rows[0] ?? null
}
