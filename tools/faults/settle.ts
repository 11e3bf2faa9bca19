import { setTimeout as pause } from 'node:timers/promises'

import { inTransaction } from '@ante/gateway/kit/db.ts'
import { openVendorWallets } from '@ante/gateway/launch/public.ts'
import { settleIn } from '@ante/gateway/wallet/public.ts'

import type { TestEnvironment } from './test-environment.ts'

/** Time limit: longer than the gateway's circuit breaker stays open, even when the clock runs at normal speed. */
const LIMIT_MS = 90_000
const POLL_MS = 80

/** Waits until nothing is open on either side, in an environment without faults; returns the items that stay open. */
export async function settle(environment: TestEnvironment): Promise<string[]> {
  const until = performance.now() + LIMIT_MS
  let open = await stillOpen(environment)
  while (open.length > 0 && performance.now() < until) {
    await shortenTimeouts(environment)
    await pause(POLL_MS)
    open = await stillOpen(environment)
  }
  return open.map((description) => `${description} stay open`)
}

async function stillOpen({ books, studioDatabase }: TestEnvironment): Promise<string[]> {
  const [gatewayCounts, vendorCounts] = await Promise.all([
    books.pool.query<Record<string, bigint>>(`
      select (select count(*) from game_round where state = 'open') as "rounds in the ledger",
        (select count(*) from vendor_transfer where ended_at is null) as "transfers"`),
    studioDatabase.query<Record<string, bigint>>(`
      select (select count(*) from studio.round where state not in ('closed', 'refused', 'rolled_back')) as "rounds at vendors",
        (select count(*) from studio.correction c join studio.round r on r.id = c.round_id
          where c.ended_at is null and r.state not in ('refused', 'rolled_back')) as "corrections at vendors",
        (select count(*) from studio.part where ended_at is null) as "parts at vendors"`),
  ])
  const counts = Object.entries({
    ...gatewayCounts.rows[0],
    ...vendorCounts.rows[0],
    ...(await unread({ books, studioDatabase })),
  })
  return counts.filter(([, count]) => count > 0n).map(([description, count]) => `${count} ${description}`)
}

/** Returns the number of entries in vendors' books that the gateway has not read. */
async function unread({
  books,
  studioDatabase,
}: Pick<TestEnvironment, 'books' | 'studioDatabase'>): Promise<Record<string, bigint>> {
  const { rows: written } = await studioDatabase.query<{ vendor: string; number: bigint }>(
    'select * from vendor_wallet.books',
  )
  const { rows: read } = await books.pool.query<{ vendor: string; location: string }>(
    'select vendor, location from vendor_feed',
  )
  const positions = new Map(read.map(({ vendor, location }) => [vendor, BigInt(location || '0')]))
  const bookingsLeft = written.reduce((sum, { vendor, number }) => sum + number - (positions.get(vendor) ?? 0n), 0n)
  return { 'unread entries of vendors’ books': bookingsLeft }
}

/** Makes scheduled work due now, including the check of transfers whose outcome the vendor could not report in time. */
async function shortenTimeouts({ books: { db, pool }, gateway }: TestEnvironment): Promise<void> {
  await pool.query(`update vendor_feed set due_at = now()`)
  await pool.query(`update vendor_transfer set due_at = now() where ended_at is null`)
  const parked = await db.selectFrom('vendor_transfer').selectAll().where('state', '=', 'PENDING').execute()
  for (const { id, vendor } of parked) {
    const { secrets } = (await gateway()).ports
    const verdict = await openVendorWallets({ db, secrets }).of(vendor).check(id)
    if (verdict.kind === 'pending') continue
    const step = { now: new Date(), actor: 'operator' }
    await inTransaction(db, (tx) => settleIn(tx, id, verdict.kind === 'done' ? 'DONE' : 'FAILED', step))
  }
}
