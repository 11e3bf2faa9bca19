import { sql } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { notifyByMail } from './write-mail.ts'

/** Time before a reward expires at which its member gets a reminder. */
const BEFORE_MS = 24 * 3_600_000
const AT_ONCE = 500

interface Ending {
  id: bigint
  member_id: bigint
  titles: unknown
  amount: string
  currency: string
  expires_at: Date
}

/**
 * Sends one reminder of each reward that is about to expire. The expiry time up to which reminders were sent is stored.
 * Rewards with a lifetime of less than `BEFORE_MS` get no reminder.
 */
export async function mailEnding({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const at = clock.now()
  const upTo = new Date(at.getTime() + BEFORE_MS)
  while (
    await inTransaction(db, async (tx) => {
      await sql`insert into mail_reward_mark (notified_until) values (${upTo}) on conflict do nothing`.execute(tx)
      const { notified_until: notifiedUntil } = await tx
        .selectFrom('mail_reward_mark')
        .select('notified_until')
        .forUpdate()
        .executeTakeFirstOrThrow()
      if (notifiedUntil >= upTo) return false
      const { rows } = await sql<Ending>`
        select id, member_id, titles, mail_amount(amount) as amount, currency, expires_at from reward
        where status = 'issued' and not expiry_notified and expires_at > ${notifiedUntil} and expires_at <= ${upTo}
        order by expires_at limit ${AT_ONCE}`.execute(tx)
      // Rewards with the same expiry time are all processed in one run.
      const last = rows.at(-1)?.expires_at ?? upTo
      const isAll = rows.length < AT_ONCE
      for (const { id, member_id: memberId, titles, amount, currency, expires_at: expiresAt } of rows) {
        const detail = { titles, amount, currency, until: expiresAt.toISOString() }
        const key = `reward-ending:${id}`
        await notifyByMail(tx, {
          memberIds: [memberId],
          key,
          kind: 'reward',
          at,
          pushes: true,
          template: 'reward.ending',
          detail,
        })
      }
      const notifiedTo = isAll ? upTo : new Date(Math.max(last.getTime() - 1, notifiedUntil.getTime() + 1))
      await tx.updateTable('mail_reward_mark').set({ notified_until: notifiedTo }).execute()
      return !isAll
    })
  );
}
