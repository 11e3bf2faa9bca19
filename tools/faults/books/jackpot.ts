import { merchants } from '@ante/demo/merchants.ts'
import { textOf, unitsOf } from '@ante/gateway/kit/money.ts'

import type { TestEnvironment } from '../test-environment.ts'

const MERCHANT = 'aurora'
/** Initial value of the jackpot, also after each win. */
const SEED = unitsOf(merchants.find(({ code }) => code === MERCHANT)?.jackpot ?? '0.00')

/** Returns a difference between the jackpot and its seed plus the contributions of rounds, minus the wins. */
export async function jackpotDiscrepancies({ books, studioDatabase }: TestEnvironment): Promise<string[]> {
  const { rows: pools } = await books.pool.query<{ total: bigint }>(
    `select coalesce(sum(amount), 0)::int8 as total from jackpot_pool
     where account_id in (select id from account where kind = 'jackpot' and merchant_code = $1)`,
    [MERCHANT],
  )
  const { rows: vendorSums } = await studioDatabase.query<{ contributed: bigint; won: bigint; winners: bigint }>(`
    select coalesce(sum(jackpot_cents), 0)::int8 * 100 as contributed,
      coalesce(sum(jackpot_paid_cents), 0)::int8 * 100 as won, count(jackpot_paid_cents) as winners
    from studio.round where state = 'closed'`)
  const ourBalance = pools[0]?.total ?? 0n
  const { contributed, won, winners } = vendorSums[0] ?? { contributed: 0n, won: 0n, winners: 0n }
  const expected = SEED * (winners + 1n) + contributed - won
  return ourBalance === expected
    ? []
    : [`the jackpot holds ${textOf(ourBalance)} after ${winners} winners, not ${textOf(expected)}`]
}
