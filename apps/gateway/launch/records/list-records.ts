import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { RECORDS_PER_PAGE } from '@ante/contract/launch/play-records.ts'
import type { listPlayRecords } from '@ante/contract/launch/play-records.ts'

import { vendorNames } from '../../catalogue/public.ts'
import type { Clock } from '../../kit/clock.ts'
import type { SignedIn } from '../../kit/context.ts'
import { textOf } from '../../kit/money.ts'
import { pageOf } from '../../kit/page-of.ts'
import { parseDays } from '../../merchant/public.ts'
import { playRecords } from './play-record.ts'
import type { RecordPorts } from './play-record.ts'
import { cursorText, roundsAfter, unfinishedRounds } from './records-page.ts'
import { totalsOf, vendorsPlayed } from './records-totals.ts'

/** Returns a page of the member's rounds, read in one snapshot. */
export function listRecords(
  { db, clock, catalogue }: RecordPorts & { clock: Clock },
  { memberId, merchantCode, currency }: SignedIn,
  { after, range, from, to, ...filter }: ParsedInputOf<typeof listPlayRecords>,
): Promise<OutputOf<typeof listPlayRecords>> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const days = await parseDays(tx, { merchantCode, now: clock.now() }, { range, from, to })
      const query = { memberId: BigInt(memberId), from: days.from, to: days.to, ...filter }
      const rounds = await roundsAfter(tx, query, { after, limit: RECORDS_PER_PAGE + 1 })
      const { page, next } = pageOf(rounds, RECORDS_PER_PAGE, cursorText)
      const recordViews = (rows: typeof rounds) => playRecords({ db: tx, catalogue }, merchantCode, rows)
      const { rounds: count, staked, paid } = await totalsOf(tx, query)
      return {
        records: await recordViews(page),
        next,
        totals: { rounds: Number(count), stake: textOf(staked), payout: textOf(paid), net: textOf(paid - staked) },
        currency,
        ...days,
        unfinished: await recordViews(await unfinishedRounds(tx, query)),
        vendors: await namedVendors(tx, query),
      }
    })
}

async function namedVendors(...[tx, requested]: Parameters<typeof vendorsPlayed>) {
  const played = await vendorsPlayed(tx, requested)
  const names = await vendorNames(
    tx,
    played.map(({ vendor }) => vendor),
  )
  return played.map(({ vendor, rounds }) => ({ vendor, name: names.get(vendor) ?? vendor, rounds: Number(rounds) }))
}
