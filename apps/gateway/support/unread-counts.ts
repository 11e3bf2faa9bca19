import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import { publishOnCommit } from '../kit/postgres-bus.ts'
import './tables.ts'

/** Topics of changes. Payloads: a JSON array of member ids, and the hash of a visitor's token. */
const MEMBERS_TOPIC = 'support'
const VISITOR_TOPIC = 'support-visitor'

/** Notifies the open pages of a member or visitor of changes, on commit. */
export async function publishSupport(
  tx: Db,
  { member_id: memberId, visitor }: { member_id: bigint | null; visitor: string | null },
): Promise<void> {
  if (memberId !== null) await publishOnCommit(tx, MEMBERS_TOPIC, JSON.stringify([String(memberId)]))
  if (visitor !== null) await publishOnCommit(tx, VISITOR_TOPIC, visitor)
}

interface UnreadCounts {
  /** Increases with each change. */
  version: number
  /** Number of unread messages and answers. */
  chat: number
  feedback: number
}

/** Returns the unread counts of these members; members without conversation and feedback are omitted. */
export async function unreadCounts(db: Db, memberIds: string[]): Promise<(UnreadCounts & { memberId: string })[]> {
  if (memberIds.length === 0) return []
  const { rows } = await sql<{ id: bigint; version: bigint; chat: bigint; feedback: bigint }>`
    select id, sum(changes) as version, sum(chat)::int8 as chat, sum(feedback)::int8 as feedback from (
      select member_id as id, changes, unread as chat, 0 as feedback
      from support_conversation where member_id = any(${memberIds.map(BigInt)})
      union all
      select member_id, changes, 0, is_new::int
      from support_feedback where member_id = any(${memberIds.map(BigInt)})
    ) reported group by id`.execute(db)
  return rows.map(({ id, version, chat, feedback }) => {
    return { memberId: String(id), version: Number(version), chat: Number(chat), feedback: Number(feedback) }
  })
}

/** Returns the unread counts of visitors, by their hashes. */
export async function visitorUnreadCounts(
  db: Db,
  visitors: string[],
): Promise<(UnreadCounts & { memberId: string })[]> {
  if (visitors.length === 0) return []
  const rows = await db
    .selectFrom('support_conversation')
    .select(['visitor', 'changes', 'unread'])
    .where('visitor', 'in', visitors)
    .execute()
  return rows.map(({ visitor, changes, unread }) => {
    return { memberId: visitor ?? '', version: changes, chat: unread, feedback: 0 }
  })
}
