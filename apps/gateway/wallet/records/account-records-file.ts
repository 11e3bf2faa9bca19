import { Readable } from 'node:stream'

import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { ACCOUNT_RECORDS_A_FILE } from '@ante/contract/wallet/account-records.ts'
import type { accountRecordsFile } from '@ante/contract/wallet/account-records.ts'

import type { SignedIn } from '../../kit/context.ts'
import { BYTE_ORDER_MARK, csvLine, csvTimes } from '../../kit/csv-line.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { daysAsked } from '../../merchant/public.ts'
import { recordsBehind } from './account-records.ts'
import type { RecordsAsked } from './account-records.ts'

const RECORDS_AT_ONCE = 500

/** What moved on one of the member's wallets as CSV, read as fast as it is taken. */
export async function fileOfRecords(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { memberId, merchantCode, currency }: SignedIn,
  { typeId, group, ...asked }: ParsedInputOf<typeof accountRecordsFile>,
): Promise<{ name: string; content: Readable }> {
  const days = await daysAsked(db, { merchantCode, now: clock.now() }, asked)
  return {
    name: `account-${days.from}-${days.to}.csv`,
    content: Readable.from(lines(db, { memberId: BigInt(memberId), typeId, group, days }, currency)),
  }
}

async function* lines(db: Db, asked: RecordsAsked, currency: string): AsyncGenerator<string> {
  const { zone } = asked.days
  const times = csvTimes(zone)
  const head = [`Time (${zone})`, 'Number', 'Code', 'Group', 'Amount', 'Balance', 'Currency', 'Reference']
  yield BYTE_ORDER_MARK + csvLine(head)
  let after: string | undefined
  for (let left = ACCOUNT_RECORDS_A_FILE; left > 0;) {
    const records = await recordsBehind(db, asked, { after, limit: Math.min(left, RECORDS_AT_ONCE) })
    const rows = records.map(({ at, number, code, group, amount, balance, reference }) => {
      return [times.format(new Date(at)), number, String(code), group ?? '', amount, balance, currency, reference]
    })
    yield rows.map(csvLine).join('')
    if (records.length < RECORDS_AT_ONCE) return
    after = records.at(-1)?.number
    left -= records.length
  }
}
