import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'

import type { Checked, CheckPorts, Problem } from './checked-part.ts'

/** Time that a message may wait. Codes are valid for few minutes only. */
const LATE_MS = MINUTE_MS
const CHANNELS = ['sms', 'mail'] as const

/** Asks the SMS provider and the mail server whether they work, and checks that no message waits. */
export async function checkSenders({ db, clock, outbox, merchantCode }: CheckPorts): Promise<Checked> {
  const lateBefore = new Date(clock.now().getTime() - LATE_MS)
  const [up, waiting, last] = await Promise.all([
    Promise.all(CHANNELS.map((channel) => outbox.isUp(channel))),
    sql<{ channel: string; count: number; oldest: Date }>`
      select channel, count(*)::int as count, min(written_at) as oldest from outbox_message
      where state = 'waiting' and (${merchantCode}::text is null or merchant_code = ${merchantCode})
      group by channel`.execute(db),
    sql<{ at: Date }>`
      select ended_at as at from outbox_message
      where ended_at is not null and state in ('sent', 'delivered')
        and (${merchantCode}::text is null or merchant_code = ${merchantCode})
      order by ended_at desc limit 1`.execute(db),
  ])
  const late = waiting.rows.filter(({ oldest }) => oldest < lateBefore)
  return {
    figures: { waitingMessages: String(waiting.rows.reduce((sum, { count }) => sum + count, 0)) },
    successAt: last.rows[0]?.at ?? null,
    problems: [
      ...CHANNELS.filter((_channel, index) => up[index] === false).map((about): Problem => ({
        code: 'sender.down',
        state: 'down',
        about,
      })),
      ...late.map(({ channel, oldest }): Problem => {
        return { code: 'message.late', state: 'slow', about: channel, at: oldest }
      }),
    ],
  }
}

/** Checks that push messages do not wait. The success of a push is not stored: the message is deleted. */
export async function checkPush({ db, clock }: CheckPorts): Promise<Checked> {
  const lateBefore = new Date(clock.now().getTime() - LATE_MS)
  const { rows } = await sql<{ waiting: number; oldest: Date | null; devices: number }>`
    select (select count(*)::int from (select from push_message limit 10001) messages) as waiting,
      (select min(due_at) from push_message where not is_deferrable) as oldest,
      (select count(*)::int from (select from push_subscription limit 10001) subscribed) as devices`.execute(db)
  const { waiting = 0, oldest = null, devices = 0 } = rows[0] ?? {}
  return {
    figures: { waitingPushes: String(waiting), subscribedDevices: String(devices) },
    successAt: null,
    problems: oldest !== null && oldest < lateBefore ? [{ code: 'push.late', state: 'slow', at: oldest }] : [],
    otherwise: devices === 0 ? 'unknown' : 'up',
  }
}
