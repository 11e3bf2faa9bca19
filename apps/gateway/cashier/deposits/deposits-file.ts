import { Readable } from 'node:stream'

import { DEPOSITS_PER_FILE } from '@ante/contract/cashier/deposit-records.ts'
import type { depositRecordsFile } from '@ante/contract/cashier/deposit-records.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import type { SignedIn } from '../../kit/context.ts'
import { BYTE_ORDER_MARK, csvLine, csvTimes } from '../../kit/csv-line.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { parseDays } from '../../merchant/public.ts'
import { depositsAfter } from './list-deposits.ts'
import type { DepositsQuery } from './list-deposits.ts'
import { recordOf } from './show-deposit.ts'

const DEPOSITS_AT_ONCE = 500

/** Returns a member's deposits as CSV, generated at the speed at which the client reads. */
export async function fileOfDeposits(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { memberId, merchantCode, currency }: SignedIn,
  { group, ...input }: ParsedInputOf<typeof depositRecordsFile>,
): Promise<{ name: string; content: Readable }> {
  const days = await parseDays(db, { merchantCode, now: clock.now() }, input)
  const requested = { memberId: BigInt(memberId), group, days }
  return { name: `deposits-${days.from}-${days.to}.csv`, content: Readable.from(lines(db, requested, currency)) }
}

async function* lines(db: Db, query: DepositsQuery, currency: string): AsyncGenerator<string> {
  const { zone } = query.days
  const times = csvTimes(zone)
  yield BYTE_ORDER_MARK + csvLine([`Time (${zone})`, ...COLUMNS, `Credited (${zone})`])
  let after: string | undefined
  for (let remaining = DEPOSITS_PER_FILE; remaining > 0;) {
    const deposits = await depositsAfter(db, query, { after, limit: Math.min(remaining, DEPOSITS_AT_ONCE) })
    const rows = deposits.map((deposit) => {
      const { transactionId, depositMode, channelName, state, requestedAmount, amount, reimbursementAmount, refId } =
        recordOf(deposit)
      const money = [requestedAmount, amount ?? '', reimbursementAmount, currency]
      const credited = deposit.credited_at === null ? '' : times.format(deposit.credited_at)
      return [
        times.format(deposit.created_at),
        transactionId,
        depositMode,
        channelName,
        state,
        ...money,
        refId ?? '',
        credited,
      ]
    })
    yield rows.map(csvLine).join('')
    if (deposits.length < DEPOSITS_AT_ONCE) return
    after = String(deposits.at(-1)?.id)
    remaining -= deposits.length
  }
}

const COLUMNS = [
  'Number',
  'Method',
  'Channel',
  'State',
  'Requested',
  'Credited',
  'Fee returned',
  'Currency',
  'Reference',
]
