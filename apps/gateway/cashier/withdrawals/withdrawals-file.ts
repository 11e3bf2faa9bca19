import { Readable } from 'node:stream'

import { WITHDRAWALS_PER_FILE } from '@ante/contract/cashier/withdrawal-state.ts'
import type { withdrawalRecordsFile } from '@ante/contract/cashier/withdrawal-records.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import type { SignedIn } from '../../kit/context.ts'
import { BYTE_ORDER_MARK, csvLine, csvTimes } from '../../kit/csv-line.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { parseDays } from '../../merchant/public.ts'
import { withdrawalsAfter } from './list-withdrawals.ts'
import type { WithdrawalsQuery } from './list-withdrawals.ts'
import { shownRecord } from './show-withdrawal.ts'
import type { Withdrawal } from './withdrawals.ts'

const AT_ONCE = 500

/** Returns a member's withdrawals as CSV, generated at the speed at which the client reads. */
export async function fileOfWithdrawals(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { memberId, merchantCode, currency }: SignedIn,
  { group, ...input }: ParsedInputOf<typeof withdrawalRecordsFile>,
): Promise<{ name: string; content: Readable }> {
  const days = await parseDays(db, { merchantCode, now: clock.now() }, input)
  const filter = { memberId: BigInt(memberId), group, days }
  return { name: `withdrawals-${days.from}-${days.to}.csv`, content: Readable.from(lines(db, filter, currency)) }
}

async function* lines(db: Db, query: WithdrawalsQuery, currency: string): AsyncGenerator<string> {
  const { zone } = query.days
  const times = csvTimes(zone)
  const names = ['Number', 'State', 'Amount', 'Fee', 'Arrives', 'Currency', 'Bank', 'Card', 'Reference']
  yield BYTE_ORDER_MARK + csvLine([`Time (${zone})`, ...names, `Ended (${zone})`])
  let after: string | undefined
  for (let remaining = WITHDRAWALS_PER_FILE; remaining > 0;) {
    const withdrawals = await withdrawalsAfter(db, query, { after, limit: Math.min(remaining, AT_ONCE) })
    yield withdrawals.map((item) => csvLine(cells(item, currency, times))).join('')
    if (withdrawals.length < AT_ONCE) return
    after = String(withdrawals.at(-1)?.number)
    remaining -= withdrawals.length
  }
}

function cells(withdrawal: Withdrawal, currency: string, times: Intl.DateTimeFormat): string[] {
  const { transactionId, state, amount, fee, netAmount, bankName, cardNumber, refId } = shownRecord(withdrawal)
  const ended = withdrawal.ended_at === null ? '' : times.format(withdrawal.ended_at)
  const money = [amount, fee, netAmount, currency]
  return [
    times.format(withdrawal.requested_at),
    transactionId,
    state,
    ...money,
    bankName,
    cardNumber,
    refId ?? '',
    ended,
  ]
}
