import type { DecisionReason } from '@ante/contract/console/review-parts.ts'
import type { output } from 'zod/mini'

import { languageOfMember } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import type { DecisionReasonTable } from './tables.ts'
import './tables.ts'

type Shown = output<typeof DecisionReason>

/** Returns the reasons of all decisions, in their order. */
export async function decisionReasons(db: Db): Promise<Shown[]> {
  const rows = await db.selectFrom('decision_reason').selectAll().orderBy('position').limit(200).execute()
  return rows.map(({ code, kind, label, words }) => ({ code, kind, label, words: words?.EN ?? null }))
}

/** Returns the text about a decision for a member, in the language of the last sign-in; null for an unknown reason. */
export async function wordsFor(
  db: Db,
  { code, kind, memberId }: { code: string; kind: DecisionReasonTable['kind']; memberId: bigint },
): Promise<string | null> {
  const reason = await reasonOf(db, code, kind)
  if (!reason?.words) return null
  const language = (await languageOfMember(db, memberId)) ?? 'EN'
  return reason.words[language] ?? reason.words.EN ?? reason.label
}

export const reasonOf = (db: Db, code: string, kind: DecisionReasonTable['kind']) =>
  db
    .selectFrom('decision_reason')
    .select(['code', 'label', 'words'])
    .where('code', '=', code)
    .where('kind', '=', kind)
    .executeTakeFirst()
