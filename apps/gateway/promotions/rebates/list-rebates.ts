import { Readable } from 'node:stream'

import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { REBATES_PER_FILE, REBATES_PER_PAGE } from '@ante/contract/promotions/rebates.ts'
import type { listRebates, rebatesFile } from '@ante/contract/promotions/rebates.ts'

import type { SignedIn } from '../../kit/context.ts'
import { BYTE_ORDER_MARK, csvLine, csvTimes } from '../../kit/csv-line.ts'
import type { Db } from '../../kit/db.ts'
import { pageOf } from '../../kit/page-of.ts'
import type { Ports } from '../../kit/ports.ts'
import { parseDays } from '../../merchant/public.ts'
import { rebatesAfter, rebateTotals } from './rebate-records.ts'
import type { RebatesQuery } from './rebate-records.ts'

const LINES_AT_ONCE = 500

/** Returns a page of a member's rebates, with totals. */
export async function listOf(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { memberId, merchantCode, currency }: SignedIn,
  { category, state, after, ...input }: ParsedInputOf<typeof listRebates>,
): Promise<OutputOf<typeof listRebates>> {
  const days = await parseDays(db, { merchantCode, now: clock.now() }, input)
  const filter = { memberId: BigInt(memberId), category, state, days }
  const [found, total] = await Promise.all([
    rebatesAfter(db, filter, { after, limit: REBATES_PER_PAGE + 1 }),
    rebateTotals(db, filter),
  ])
  const { page: records, next } = pageOf(found, REBATES_PER_PAGE, ({ number }) => number)
  return { records, total, next, currency, ...days }
}

/** Streams the rebates as CSV; the client's reading speed limits the queries. */
export async function fileOf(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { memberId, merchantCode, currency }: SignedIn,
  { category, state, ...input }: ParsedInputOf<typeof rebatesFile>,
): Promise<{ name: string; content: Readable }> {
  const days = await parseDays(db, { merchantCode, now: clock.now() }, input)
  return {
    name: `rebates-${days.from}-${days.to}.csv`,
    content: Readable.from(csvOf(db, { memberId: BigInt(memberId), category, state, days }, currency)),
  }
}

async function* csvOf(db: Db, query: RebatesQuery, currency: string): AsyncGenerator<string> {
  const { zone } = query.days
  const times = csvTimes(zone)
  const head = [`Time (${zone})`, 'Day', 'Category', 'Valid turnover', 'Rate (%)', 'Amount', 'Currency', 'State']
  yield BYTE_ORDER_MARK + csvLine(head)
  let after: string | undefined
  for (let remaining = REBATES_PER_FILE; remaining > 0;) {
    const records = await rebatesAfter(db, query, { after, limit: Math.min(remaining, LINES_AT_ONCE) })
    const rows = records.map(({ at, day, category, turnover, rate, amount, state }) => {
      return [times.format(new Date(at)), day, category, turnover, rate, amount, currency, state]
    })
    yield rows.map(csvLine).join('')
    if (records.length < LINES_AT_ONCE) return
    after = records.at(-1)?.number
    remaining -= records.length
  }
}
