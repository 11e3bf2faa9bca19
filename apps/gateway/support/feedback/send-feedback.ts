import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { lengthOf } from '@ante/contract/kit/text.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import type { Feedback, FeedbackKind } from '@ante/contract/support/feedback.ts'
import { sendFeedback } from '@ante/contract/support/feedback.ts'

import { requireCallAllowance } from '../../kit/call-counts.ts'
import { claimKey } from '../../kit/call-keys.ts'
import type { MemberContext } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { openCaseOfFeedback } from '../inbox/follow-case.ts'
import { usePictures } from '../pictures/pictures.ts'
import { settingsOf } from '../settings.ts'
import { publishSupport } from '../unread-counts.ts'
import { shownFeedback } from './show-feedback.ts'
import type { FeedbackRow } from './show-feedback.ts'

const refuse = refusalsOf(sendFeedback)
/** Limit per member, because each feedback is read by a person. */
const PER_MEMBER = { atMost: 10, windowMs: 60 * 60_000 }

type Input = ParsedInputOf<typeof sendFeedback>

/** Stores a member's feedback once per idempotency key. */
export async function storeFeedbackOnce(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { kind, content: text, pictures }: Input,
  { member, merchantCode, language, idempotencyKey }: MemberContext,
): Promise<Feedback> {
  const key = idempotencyKey ?? ''
  const stored = await sentAs(db, member.memberId, key)
  if (stored) return shownOne(db, stored)
  const { feedbackShortest: shortest, feedbackLongest: longest } = await settingsOf(db, merchantCode)
  const length = lengthOf(text)
  if (length < shortest || length > longest) throw refuse('feedback.length', { shortest, longest, length })
  await requireCallAllowance({ db, clock }, { key: `feedback of member ${member.memberId}`, ...PER_MEMBER })
  const row = await inTransaction(db, async (tx) => {
    await claimKey(tx, { memberId: BigInt(member.memberId), merchantCode: member.merchantCode, key })
    const sent = { memberId: member.memberId, key, kind, content: text, pictures, at: clock.now() }
    const made = await storeFeedback(tx, { merchantCode, language, ...sent })
    // A concurrent duplicate of the same call.
    if (!made) return sentAs(tx, member.memberId, key)
    if (!(await usePictures(tx, member.memberId, pictures))) throw refuse('picture.not.found')
    await publishSupport(tx, { member_id: made.member_id, visitor: null })
    return made
  })
  if (!row) throw new Error('feedback is neither new nor stored')
  return shownOne(db, row)
}

interface Sent {
  merchantCode: string
  memberId: string
  key: string
  kind: FeedbackKind
  content: string
  pictures: string[]
  /** Language of the site; absent if it is unknown. */
  language?: Language
  at: Date
}

/** Inserts a feedback, and its case. Returns undefined when the member has already sent one with this key. */
export async function storeFeedback(tx: Db, sent: Sent): Promise<FeedbackRow | undefined> {
  const { merchantCode, memberId, key, kind, content, pictures, language = null, at } = sent
  const stored = await tx
    .insertInto('support_feedback')
    .values({
      merchant_code: merchantCode,
      member_id: BigInt(memberId),
      kind,
      content,
      pictures,
      state: 'SENT',
      request_key: key,
      sent_at: at,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'request_key']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (stored) await openCaseOfFeedback(tx, stored, language)
  return stored
}

function sentAs(db: Db, memberId: string, key: string): Promise<FeedbackRow | undefined> {
  return db
    .selectFrom('support_feedback')
    .selectAll()
    .where('member_id', '=', BigInt(memberId))
    .where('request_key', '=', key)
    .executeTakeFirst()
}

async function shownOne(db: Db, row: FeedbackRow): Promise<Feedback> {
  const [feedback] = await shownFeedback(db, [row])
  if (!feedback) throw new Error('the stored feedback is missing')
  return feedback
}

/** Marks all answers as read by the member. */
export async function markAnswersSeen(db: Db, memberId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const markedSeen = await tx
      .updateTable('support_feedback')
      .set((eb) => ({ is_new: false, changes: eb('changes', '+', 1) }))
      .where('member_id', '=', BigInt(memberId))
      .where('is_new', '=', true)
      .returning('member_id')
      .execute()
    const [first] = markedSeen
    if (first) await publishSupport(tx, { ...first, visitor: null })
  })
}
