import type { QueueName } from '@ante/contract/console/dashboard.ts'
import { QUEUE_COUNT_LIMIT, QueueName as QueueNames } from '@ante/contract/console/dashboard.ts'
import type { Permission } from '@ante/contract/staff/permissions.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../../kit/db.ts'

interface Queue {
  permission: Permission
  /** Returns a select of the waiting rows with the column `at`: the time since which a row has been waiting. */
  rows(merchantCode: string, now: Date): RawBuilder<unknown>
}

/** Time in milliseconds after its draw time from which a draw without result is late. */
const LATE_DRAW_MS = MINUTE_MS

const queues: Record<QueueName, Queue> = {
  withdrawals: {
    permission: 'cashier.withdrawal.read',
    rows: (merchant) => sql`
      select requested_at as at from withdrawal where merchant_code = ${merchant} and state in ('SUBMITTED', 'REVIEW')`,
  },
  deposits: {
    permission: 'cashier.deposit.read',
    rows: (merchant) => sql`
      select created_at as at from deposit where merchant_code = ${merchant} and state in ('SUBMITTED', 'PROCESSING')`,
  },
  depositProblems: {
    permission: 'cashier.deposit.read',
    rows: (merchant) => sql`
      select problem_at as at from deposit
      where merchant_code = ${merchant} and problem is not null and problem_settled_at is null`,
  },
  approvals: {
    permission: 'staff.change.read',
    rows: (merchant) => sql`
      select proposed_at as at from change_request where merchant_code = ${merchant} and state = 'waiting'`,
  },
  heldWins: {
    permission: 'launch.held-win.read',
    rows: (merchant) => sql`select held_at as at from held_win where state = 'held' and merchant_code = ${merchant}`,
  },
  lateDraws: {
    permission: 'lottery.draw.read',
    rows: (merchant, now) => sql`
      select draw_at as at from lottery_draw
      where status = 'INIT' and draw_at < ${new Date(now.getTime() - LATE_DRAW_MS)} and merchant_code = ${merchant}`,
  },
  chats: {
    permission: 'support.chat.read',
    rows: (merchant) => sql`
      select waiting_since as at from support_case
      where merchant_code = ${merchant} and state = 'open' and not is_answered and feedback_id is null`,
  },
  feedback: {
    permission: 'support.feedback.read',
    rows: (merchant) => sql`
      select sent_at as at from support_feedback where merchant_code = ${merchant} and state in ('SENT', 'READ')`,
  },
  openRounds: {
    permission: 'launch.vendor.read',
    rows: (merchant) => sql`
      select opened_at as at from game_round where state = 'open' and merchant_code = ${merchant}`,
  },
}

export interface WaitingQueue {
  name: QueueName
  count: number
  oldestAt: string | null
}

/** Returns the queues that the caller may see, with their oldest row. */
export async function readQueues(
  db: Db,
  { merchantCode, now, may }: { merchantCode: string; now: Date; may(permission: Permission): boolean },
): Promise<WaitingQueue[]> {
  const counted = QueueNames.options
    .filter((name) => may(queues[name].permission))
    .map(async (name) => {
      const result = await sql<{ count: string; oldest: Date | null }>`
        select count(*) as count, min(at) as oldest
        from (${queues[name].rows(merchantCode, now)} limit ${QUEUE_COUNT_LIMIT + 1}) waiting`.execute(db)
      const [row] = result.rows
      return { name, count: Number(row?.count), oldestAt: row?.oldest?.toISOString() ?? null }
    })
  return Promise.all(counted)
}
