import { vendorRounds } from '@ante/contract/launch/vendor-service.ts'
import { vendors } from '@ante/demo/vendors.ts'
import { unitsOf } from '@ante/gateway/kit/money.ts'
import { VendorKeys } from '@ante/gateway/launch/vendor-keys.ts'
import { callVendorService } from '@ante/gateway/launch/vendors/call-service.ts'

import type { TestEnvironment } from '../test-environment.ts'

const ATTEMPTS = 5

/** Totals of a round, on either side. */
interface RoundSums {
  name: string
  state: string
  staked: bigint
  paid: bigint
}

export interface DescribableRound extends RoundSums {
  playerId: string
  /** Number of parts paid before the end of the round: each was a separate win. */
  parts: bigint
}

interface StoredRound extends RoundSums {
  bets: bigint
  wins: bigint
  /** Ledger transfers to the player for the round, minus the amount still owed for it. */
  net: bigint
}

/** Returns the vendors' own round lists, from their servers. */
export async function reportedRounds({
  books: { db },
  gateway,
  studioDatabase,
}: TestEnvironment): Promise<DescribableRound[]> {
  const { clock, secrets } = (await gateway()).ports
  const ports = { keys: new VendorKeys({ db, secrets }), clock }
  const reported: DescribableRound[] = []
  const parts = await partsPaid({ studioDatabase })
  for (const { code } of vendors) {
    let cursor: string | undefined
    do {
      const answer = await retryUntilAnswered(() => callVendorService(ports, code, vendorRounds, { cursor }))
      if (answer.kind !== 'done') throw new Error(`${code} does not list its rounds: ${JSON.stringify(answer)}`)
      for (const { playerId, roundId, state, stake, payout } of answer.value.rounds) {
        const isPaid = state === 'paid'
        const sums = { staked: isPaid ? unitsOf(stake) : 0n, paid: isPaid ? unitsOf(payout) : 0n }
        const name = `${code} ${playerId} ${roundId}`
        reported.push({ name, playerId, state, parts: parts.get(roundId) ?? 0n, ...sums })
      }
      cursor = answer.value.next ?? undefined
    } while (cursor !== undefined)
  }
  return reported
}

/** Returns the number of paid parts by round, as recorded by the vendors. */
async function partsPaid({ studioDatabase }: Pick<TestEnvironment, 'studioDatabase'>): Promise<Map<string, bigint>> {
  const { rows } = await studioDatabase.query<{ roundId: string; parts: bigint }>(
    `select round_id as "roundId", count(*) as parts from studio.part where ended_at is not null group by round_id`,
  )
  return new Map(rows.map(({ roundId, parts }) => [roundId, parts]))
}

/** Retries a call, because a busy machine does not always answer in time. */
async function retryUntilAnswered<Answer extends { kind: string }>(call: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
    const answer = await call()
    if (answer.kind !== 'unknown') return answer
  }
  return call()
}

/** Returns all rounds that the gateway has recorded, including rounds of which it has only transactions. */
async function storedRounds({ books: { pool } }: TestEnvironment): Promise<StoredRound[]> {
  const { rows } = await pool.query<StoredRound>(`
    with known as (
      select vendor, member_id, round_id from game_round
      union select vendor, member_id, round_id from seamless_transaction
    )
    select h.vendor || ' ' || h.member_id || ' ' || h.round_id as name, coalesce(r.state, 'none') as state,
      coalesce(r.staked, 0) as staked, coalesce(r.paid, 0) as paid, t.bets, t.wins, x.net
    from known h
    left join game_round r using (vendor, member_id, round_id)
    cross join lateral (
      select count(*) filter (where kind = 'bet' and state = 'posted') as bets, count(*) filter (where kind = 'win') as wins
      from seamless_transaction where (vendor, member_id, round_id) = (h.vendor, h.member_id, h.round_id)
    ) t
    cross join lateral (
      select (coalesce(sum(case when a.id = credit_account then amount else -amount end), 0)
        - coalesce((select sum(owed.amount - owed.paid) from wallet_debt owed join account own on own.id = owed.account_id
          where own.member_id = h.member_id and owed.reference = h.vendor || ':' || h.round_id), 0))::int8 as net
      from transfer join account a on a.id in (credit_account, debit_account)
      where a.member_id = h.member_id and reference = h.vendor || ':' || h.round_id
    ) x`)
  return rows
}

/** Returns rounds that moved money and exist on only one side, and rounds whose totals differ between the sides. */
export async function roundDiscrepancies(
  environment: TestEnvironment,
  reported: readonly DescribableRound[],
): Promise<string[]> {
  const stored = await storedRounds(environment)
  const storedByName = new Map(stored.map((round) => [round.name, round]))
  const names = new Set(reported.map(({ name }) => name))
  const missingAtVendor = stored
    .filter(({ name }) => !names.has(name))
    .map(({ name }) => `${name} is missing from its vendor's list`)
  return [...reported.flatMap((round) => discrepanciesOf(round, storedByName.get(round.name))), ...missingAtVendor]
}

const NO_ROUND = { state: 'none', staked: 0n, paid: 0n, bets: 0n, wins: 0n, net: 0n }

function discrepanciesOf(reported: DescribableRound, stored: Omit<StoredRound, 'name'> = NO_ROUND): string[] {
  const isPaid = reported.state === 'paid'
  const paidCount = isPaid ? 1n : 0n
  const compared: Record<string, [bigint | boolean, bigint | boolean]> = {
    closed: [stored.state === 'closed', isPaid],
    staked: [stored.staked, reported.staked],
    paid: [stored.paid, reported.paid],
    bets: [stored.bets, paidCount],
    wins: [stored.wins, paidCount + reported.parts],
    net: [stored.net, reported.paid - reported.staked],
  }
  const differing = Object.entries(compared).filter(([, [found, expected]]) => found !== expected)
  const difference = `${reported.name} is ${reported.state} at its vendor and ${stored.state} here`
  return differing.map(([field, [found, expected]]) => `${difference}: ${field} is ${found}, not ${expected}`)
}
