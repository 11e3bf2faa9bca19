import { textOf } from '../../kit/money.ts'
import type { Ports } from '../../kit/ports.ts'
import './tables.ts'

type AlertPorts = Pick<Ports, 'db' | 'clock' | 'log'>

/** Retention of hourly sums in milliseconds; older sums affect no cap. */
const HOURS_KEPT_MS = 2 * 3_600_000

/** Logs `win.held` at error level for every held win that was not logged yet. */
export async function alertHeldWins({ db, clock, log }: AlertPorts): Promise<void> {
  const now = clock.now()
  const silent = await db
    .updateTable('held_win')
    .set({ alerted_at: now })
    .where('alerted_at', 'is', null)
    .returningAll()
    .execute()
  for (const { id, vendor, transaction_id: transactionId, round_id: roundId, member_id: memberId, ...held } of silent) {
    const { reason, currency } = held
    const sums = { amount: textOf(held.amount), cap: textOf(held.cap), currency }
    const subject = { winId: String(id), vendor, transactionId, roundId, memberId: String(memberId), reason, ...sums }
    log.error({ event: 'win.held', ...subject }, 'win above its cap is held for review')
  }
  if (silent.length === 0) return
  await db
    .deleteFrom('win_hour')
    .where('hour', '<', new Date(now.getTime() - HOURS_KEPT_MS))
    .execute()
}
