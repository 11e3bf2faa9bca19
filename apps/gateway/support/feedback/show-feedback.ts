import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { Feedback, listFeedback } from '@ante/contract/support/feedback.ts'
import type { Selectable } from 'kysely'

import type { Db, Tables } from '../../kit/db.ts'
import { pageOf } from '../../kit/page-of.ts'
import { findPictures } from '../pictures/pictures.ts'
import { settingsOf } from '../settings.ts'

export type FeedbackRow = Selectable<Tables['support_feedback']>

const PAGE = 20

/** Returns a page of a member's own feedback, latest first. */
export async function listOwnFeedback(
  db: Db,
  { memberId, merchantCode, after }: { memberId: string; merchantCode: string; after: string | undefined },
): Promise<OutputOf<typeof listFeedback>> {
  const rows = db
    .selectFrom('support_feedback')
    .selectAll()
    .where('member_id', '=', BigInt(memberId))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
  const [found, { feedbackShortest: shortest, feedbackLongest: longest }] = await Promise.all([
    (after === undefined ? rows : rows.where('id', '<', BigInt(after))).execute(),
    settingsOf(db, merchantCode),
  ])
  const { page, next } = pageOf(found, PAGE, ({ id }) => String(id))
  return { shortest, longest, records: await shownFeedback(db, page), next }
}

/** Formats feedback for its member, with pictures and answers. */
export async function shownFeedback(db: Db, rows: FeedbackRow[]): Promise<Feedback[]> {
  if (rows.length === 0) return []
  const [answers, pictures] = await Promise.all([
    answersTo(
      db,
      rows.map(({ id }) => id),
    ),
    findPictures(
      db,
      rows.flatMap((row) => row.pictures),
    ),
  ])
  return rows.map((row) => ({
    id: String(row.id),
    kind: row.kind,
    content: row.content,
    pictures: row.pictures.flatMap((name) => pictures.get(name) ?? []),
    state: row.state,
    sentAt: row.sent_at.toISOString(),
    answers: (answers.get(row.id) ?? []).map(({ text, at }) => ({ text, at: at.toISOString() })),
    isNew: row.is_new,
  }))
}

/** Returns the answers, oldest first. */
export async function answersTo(db: Db, feedbackIds: bigint[]) {
  const rows = await db
    .selectFrom('support_answer')
    .selectAll()
    .where('feedback_id', 'in', feedbackIds)
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, (row) => row.feedback_id)
}
