import { Readable } from 'node:stream'

import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { RECORDS_PER_FILE } from '@ante/contract/launch/play-records.ts'
import type { playRecordsFile, PlayRecord } from '@ante/contract/launch/play-records.ts'

import type { Clock } from '../../kit/clock.ts'
import type { SignedIn } from '../../kit/context.ts'
import { BYTE_ORDER_MARK, csvLine, csvTimes } from '../../kit/csv-line.ts'
import { parseDays } from '../../merchant/public.ts'
import { playRecords } from './play-record.ts'
import type { RecordPorts } from './play-record.ts'
import type { RecordsQuery } from './records-query.ts'
import { cursorText, roundsAfter } from './records-page.ts'

const ROUNDS_AT_ONCE = 500

/** Returns the member's rounds as CSV, generated at the speed at which the client reads: only one page is in memory. */
export async function recordsFile(
  ports: RecordPorts & { clock: Clock },
  member: SignedIn,
  { range, from, to, ...filter }: ParsedInputOf<typeof playRecordsFile>,
): Promise<{ name: string; content: Readable }> {
  const { memberId, merchantCode } = member
  const days = await parseDays(ports.db, { merchantCode, now: ports.clock.now() }, { range, from, to })
  const query = { memberId: BigInt(memberId), from: days.from, to: days.to, ...filter }
  return {
    name: `rounds-${days.from}-${days.to}.csv`,
    content: Readable.from(lines(ports, member, { query, zone: days.zone })),
  }
}

async function* lines(
  ports: RecordPorts,
  { merchantCode, currency }: SignedIn,
  { query: requested, zone }: { query: RecordsQuery; zone: string },
): AsyncGenerator<string> {
  const times = csvTimes(zone)
  yield BYTE_ORDER_MARK + csvLine(headOf(zone))
  let after: string | undefined
  for (let remaining = RECORDS_PER_FILE; remaining > 0;) {
    const rounds = await roundsAfter(ports.db, requested, { after, limit: Math.min(remaining, ROUNDS_AT_ONCE) })
    const records = await playRecords(ports, merchantCode, rounds)
    yield records.map((record) => csvLine(cellsOf(record, { times, currency }))).join('')
    const last = rounds.at(-1)
    if (!last || rounds.length < ROUNDS_AT_ONCE) return
    after = cursorText(last)
    remaining -= rounds.length
  }
}

const headOf = (zone: string) => [
  `Began (${zone})`,
  `Ended (${zone})`,
  'Category',
  'Vendor',
  'Game',
  'Round',
  'Outcome',
  'Stake',
  'Payout',
  'Net',
  'Currency',
]

interface RecordRow {
  times: Intl.DateTimeFormat
  currency: string
}

function cellsOf(record: PlayRecord, { times, currency }: RecordRow): string[] {
  const { beganAt, endedAt, category, vendorName, gameName, roundId, outcome, stake, payout, net } = record
  const ended = endedAt === null ? '' : times.format(new Date(endedAt))
  const played = [times.format(new Date(beganAt)), ended, category, vendorName, gameName, roundId, outcome]
  return [...played, stake, payout, net, currency]
}
