import { Readable } from 'node:stream'

import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { ACCOUNT_RECORDS_PER_FILE } from '@ante/contract/wallet/account-records.ts'
import type { accountRecordsFile } from '@ante/contract/wallet/account-records.ts'

import type { SignedIn } from '../../kit/context.ts'
import { BYTE_ORDER_MARK, csvLine, csvTimes } from '../../kit/csv-line.ts'
import { parseDays } from '../../merchant/public.ts'
import type { AccountRecordPorts } from './account-record-ports.ts'
import { recordsAfter } from './account-records.ts'
import type { RecordsQuery } from './account-records.ts'
import { withRemarks } from './remarks.ts'

const RECORDS_AT_ONCE = 500

/** Streams the records of one of the member's wallets as CSV, with backpressure. */
export async function fileOfRecords(
  ports: AccountRecordPorts,
  { memberId, merchantCode, currency }: SignedIn,
  { typeId, group, types, agency, ...requested }: ParsedInputOf<typeof accountRecordsFile>,
): Promise<{ name: string; content: Readable }> {
  const { db, clock } = ports
  const days = await parseDays(db, { merchantCode, now: clock.now() }, requested)
  return {
    name: `account-${days.from}-${days.to}.csv`,
    content: Readable.from(lines(ports, { memberId: BigInt(memberId), typeId, group, types, agency, days }, currency)),
  }
}

async function* lines(ports: AccountRecordPorts, query: RecordsQuery, currency: string): AsyncGenerator<string> {
  const { zone } = query.days
  const times = csvTimes(zone)
  const head = [`Time (${zone})`, 'Number', 'Code', 'Group', 'Amount', 'Balance', 'Currency', 'Reference', 'Remark']
  yield BYTE_ORDER_MARK + csvLine(head)
  let after: string | undefined
  for (let remaining = ACCOUNT_RECORDS_PER_FILE; remaining > 0;) {
    const found = await recordsAfter(ports.db, query, { after, limit: Math.min(remaining, RECORDS_AT_ONCE) })
    const records = await withRemarks(ports, found, query.memberId)
    const rows = records.map(({ at, number, code, group, amount, balance, reference, remark }) => {
      return [
        times.format(new Date(at)),
        number,
        String(code),
        group ?? '',
        amount,
        balance,
        currency,
        reference,
        remark,
      ]
    })
    yield rows.map(csvLine).join('')
    if (records.length < RECORDS_AT_ONCE) return
    after = records.at(-1)?.number
    remaining -= records.length
  }
}
