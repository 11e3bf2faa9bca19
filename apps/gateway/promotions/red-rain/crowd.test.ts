import { randomInt, randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { SignedIn } from '../../kit/context.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import { MerchantDirectory } from '../../merchant/public.ts'
import { startGateway, startGatewayOn } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { promotionOf } from '../test/promotion-fixtures.ts'
import { ALL_DAY, booksOf, RAIN_MS, untilNoon } from '../test/rain-fixtures.ts'
import { manyMembers, UnlimitedRedRain } from '../test/rain-crowd.ts'

const PLAYERS = 2_000
const TRIES = 4
const PLAYS_PER_DAY = 3
/** All plays together would yield about 17,000: the budget runs out during the rain. */
const BUDGET = unitsOf('14000.00')
const MIN = unitsOf('0.88')
const KILL_EVERY_MS = 150
const NOON_MS = untilNoon()
const WAIT = { timeout: 180_000, retry: 0 }

let gateways: readonly [TestGateway, TestGateway]
beforeAll(async () => {
  const first = await startGateway()
  gateways = [first, await startGatewayOn(first.databaseUrl)]
  setClocks(NOON_MS)
})
afterAll(async () => {
  for (const gateway of gateways.toReversed()) await gateway.stop()
})

function setClocks(offsetMs: number): void {
  for (const { ports } of gateways) ports.clock.offsetMs = offsetMs
}

/** Kills database connections of both gateways, like crashes. Returns a function that stops it and counts them. */
function killConnections(): () => Promise<number> {
  const { db } = gateways[0].ports
  let killed = 0
  const over = new AbortController()
  const done = (async () => {
    while (!over.signal.aborted) {
      const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'ante' and pid <> pg_backend_pid()
          and state = 'idle in transaction' order by random() limit 1`.execute(db)
      killed += rows.length
      await new Promise((resolve) => setTimeout(resolve, KILL_EVERY_MS))
    }
  })()
  return async () => {
    over.abort()
    await done
    return killed
  }
}

// rules: red-rain-7
test(
  'two thousand players at two gateways: no member plays a fourth time, and exactly the whole budget is granted',
  WAIT,
  async () => {
    const { db } = gateways[0].ports
    const promotionId = await promotionOf(gateways[0], 'RAFFLE', { windows: ALL_DAY }, { budget: BUDGET })
    const members = await manyMembers(db, PLAYERS)
    const merchants = new MerchantDirectory(gateways[0].ports)
    await merchants.load()
    const gates = gateways.map(({ ports }) => new UnlimitedRedRain({ ...ports, merchants }))
    const anyGate = () => gates[randomInt(gates.length)] ?? gates[0]!
    const won = new Map<string, bigint>()
    const received = new Set<string>()

    const tryOnce = async (member: SignedIn): Promise<[SignedIn, string]> => {
      // One in ten members sends the request to both gateways simultaneously, and one in ten first answers is lost.
      const key = randomUUID()
      if (randomInt(10) > 0) return [member, await anyGate().begin(member, promotionId, key)]
      const both = await Promise.all([
        anyGate().begin(member, promotionId, key),
        anyGate().begin(member, promotionId, randomInt(2) > 0 ? key : randomUUID()),
      ])
      return [member, both.find(isPlay) ?? both[0]]
    }
    const endOnce = async (member: SignedIn, playId: string): Promise<void> => {
      const tapped = randomInt(20)
      const times = randomInt(10) > 0 ? 1 : 2
      const answers = await Promise.all(Array.from({ length: times }, () => anyGate().end(member, playId, tapped)))
      expect(new Set(answers).size).toBe(1)
      won.set(member.memberId, (won.get(member.memberId) ?? 0n) + unitsOf(answers[0] ?? '0'))
    }

    const stop = killConnections()
    for (let round = 1; round <= TRIES; round++) {
      const attempts = await Promise.all(members.map(tryOnce))
      for (const [, outcome] of attempts) if (!isPlay(outcome)) received.add(outcome)
      setClocks(NOON_MS + round * RAIN_MS)
      await Promise.all(
        attempts.filter(([, input]) => isPlay(input)).map(([member, playId]) => endOnce(member, playId)),
      )
    }
    const killed = await stop()

    const books = await booksOf(db, promotionId)
    const total = [...won.values()].reduce((all, units) => all + units, 0n)
    console.log(`${PLAYERS} players, ${killed} deaths, ${textOf(books.granted)} of ${textOf(BUDGET)} given`)
    expect(killed).toBeGreaterThan(0)
    expect([...received].toSorted()).toEqual(['raffle.no.chances', 'raffle.spent'])
    expect(books.most).toBeLessThanOrEqual(PLAYS_PER_DAY)
    expect(books.sealed).toBe(0n)
    expect([books.ofDays, books.paid, books.posted, total]).toEqual(Array(4).fill(books.granted))
    expect(books.granted).toBeLessThanOrEqual(BUDGET)
    // Each balance equals the answers received.
    const { rows } = await sql<{ id: bigint; balance: bigint }>`
      select member_id as id, balance from account
      where member_id = any(${members.map(({ memberId }) => memberId)}::int8[])`.execute(db)
    expect(rows.filter(({ id, balance }) => balance !== (won.get(String(id)) ?? 0n))).toEqual([])

    // Amounts of envelopes without taps are granted to other members, until less than the smallest amount remains.
    setClocks(NOON_MS + (TRIES + 2) * RAIN_MS)
    for (const member of await manyMembers(db, PLAYERS)) {
      const attempt = await anyGate().begin(member, promotionId)
      if (attempt === 'raffle.spent') break
    }
    expect(BUDGET - (await booksOf(db, promotionId)).granted).toBeLessThan(MIN)
  },
)

const isPlay = (text: string): boolean => /^\d+$/.test(text)

test('leaves a consistent ledger', WAIT, async () => {
  expect((await verifyLedger(gateways[0].ports.db)).problems).toEqual([])
})
