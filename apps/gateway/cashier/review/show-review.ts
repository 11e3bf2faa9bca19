import type { showQueuedWithdrawal } from '@ante/contract/console/withdrawals.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { lastMoves } from '../../wallet/public.ts'
import { rulesOf } from '../withdrawals/withdrawal-rules.ts'
import { reviewFacts } from './review-facts.ts'
import type { Reviewer } from './seen-withdrawal.ts'
import { shownInReview } from './shown-withdrawal.ts'

/** The review page, without the member's links, which another capability adds. */
type ReviewPage = Omit<OutputOf<typeof showQueuedWithdrawal>, 'links' | 'moreLinks'>

const MOVEMENTS_SHOWN = 20
const MAX_ROWS = 200

/** Returns the review page of a withdrawal; null if the merchant has none with this id. */
export async function reviewOf(
  db: Db,
  id: string,
  { merchantCode, staffId, now }: Reviewer,
): Promise<{ memberId: bigint; review: ReviewPage } | null> {
  const facts = (await reviewFacts(db, { merchantCode, ids: [id], now })).get(id)
  if (!facts) return null
  const { arrivalMinutes } = await rulesOf(db, merchantCode)
  const moves = await lastMoves(db, facts.row.member_id, MOVEMENTS_SHOWN)
  const review = {
    withdrawal: shownInReview(facts, { staffId, arrivalMinutes }),
    checks: facts.checks,
    moves: moves.map(({ id: move, at, change, balance, ...rest }) => ({
      ...rest,
      id: String(move),
      at: at.toISOString(),
      change: textOf(change),
      balance: textOf(balance),
    })),
    providerCalls: await providerCallsOf(db, id),
    steps: await stepsOf(db, id),
    notes: await notesOf(db, id, merchantCode),
  }
  return { memberId: facts.row.member_id, review }
}

async function providerCallsOf(db: Db, id: string): Promise<ReviewPage['providerCalls']> {
  const rows = await db
    .selectFrom('payout_exchange')
    .selectAll()
    .where('withdrawal_id', '=', id)
    .orderBy('id')
    .limit(MAX_ROWS)
    .execute()
  return rows.map(({ call, request, answer, first_at: first, last_at: last, count }) => {
    return { call, request, answer, count, firstAt: first.toISOString(), lastAt: last.toISOString() }
  })
}

async function stepsOf(db: Db, id: string): Promise<ReviewPage['steps']> {
  const rows = await db
    .selectFrom('withdrawal_step')
    .selectAll()
    .where('withdrawal_id', '=', id)
    .orderBy('id')
    .limit(MAX_ROWS)
    .execute()
  return rows.map(({ at, from_state: from, to_state: to, refused: isRefused, actor, reason, note }) => {
    return { at: at.toISOString(), from, to, isRefused, actor, reason, note }
  })
}

async function notesOf(db: Db, id: string, merchantCode: string): Promise<ReviewPage['notes']> {
  const rows = await db
    .selectFrom('withdrawal_note')
    .leftJoin('decision_reason as defaults', 'defaults.code', 'withdrawal_note.reason_code')
    .leftJoin('merchant_decision_reason as own', (join) =>
      join.onRef('own.code', '=', 'withdrawal_note.reason_code').on('own.merchant_code', '=', merchantCode),
    )
    .select(['at', 'author', 'withdrawal_note.kind', 'text'])
    .select((eb) => eb.fn.coalesce('own.label', 'defaults.label').as('label'))
    .where('withdrawal_id', '=', id)
    .orderBy('withdrawal_note.id', 'desc')
    .limit(MAX_ROWS)
    .execute()
  return rows.map(({ at, ...note }) => ({ at: at.toISOString(), ...note }))
}
