import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { writeRounds } from '../../launch/test/rounds.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { createBills } from './create-bills.ts'
import { payDue } from './pay-due.ts'
import { periodAt } from './periods.ts'
import type { Period } from './periods.ts'
import {
  agent,
  agree,
  approveBills,
  AURORA,
  balanceOf,
  billsFor,
  payPortsOf,
  setClock,
  team,
} from './test/pay-fixtures.ts'
import { tierOf } from './test/tiers.ts'

const RUNS = 8
const HALF = [tierOf({ position: 1, rate: 50 })]
const firstHalf = new Date('2026-03-03T07:00:00Z')

let gateway: TestGateway
let games: { category: string; vendor: string; nodeId: bigint; edge: number }[]
beforeAll(async () => {
  gateway = await startGateway()
  games = await gateway.ports.db
    .selectFrom('game')
    .distinctOn(['category', 'edge_hundredths'])
    .select(['category', 'vendor', 'node_id as nodeId'])
    .select(({ fn, val }) => fn.coalesce('edge_hundredths', val(300)).as('edge'))
    .where('active', '=', true)
    .where('category', 'in', ['RNG', 'LIVE', 'SPORTS', 'FISH', 'INHOUSE'])
    .orderBy('category')
    .orderBy('edge_hundredths')
    .orderBy('node_id')
    .execute()
})
afterAll(() => gateway.stop())

interface Team {
  agentId: bigint
  player: bigint
}

/** Creates a top agent with a merchant dividend and one player. */
async function newTeam(): Promise<Team> {
  const agentId = await agent(gateway, '0.00', { type: 2 })
  await agree(gateway, { kind: 'dividend', upline: null, downline: agentId, tiers: HALF })
  const [player = 0n] = await team(gateway, agentId, 1)
  return { agentId, player }
}

interface Bet {
  game: { vendor: string; nodeId: bigint }
  staked: bigint
  paid: bigint
}

const bet = ({ player }: Team, { game, staked, paid }: Bet, beganAt: Date) =>
  writeRounds(gateway, player, [{ vendor: game.vendor, nodeId: game.nodeId, state: 'closed', staked, paid, beganAt }])

/** Computes the half-month, and pays bills that need no approval. */
async function end(period: Period): Promise<void> {
  setClock(gateway, period.paidAt)
  await createBills(payPortsOf(gateway), { merchant: AURORA, kind: 'dividend', period })
  await payDue(payPortsOf(gateway))
}

test('of two teams that bet against each other, the losing one is paid only after an operator’s approval', async () => {
  const [loses, wins] = [await newTeam(), await newTeam()]
  const game = games.find(({ category }) => category === 'LIVE')
  if (!game) throw new Error('the demo has no live table')
  const staked = unitsOf('10000.00')
  await bet(loses, { game, staked, paid: 0n }, firstHalf)
  await bet(wins, { game, staked, paid: unitsOf('19500.00') }, firstHalf)
  await end(periodAt('dividend', AURORA.zone, firstHalf.getTime()))
  const [bill] = await billsFor(gateway, loses.agentId)
  expect(bill).toMatchObject({ gross: '5000.00', state: 'unapproved', due_at: null })
  expect(bill?.house_win).toBeLessThan(unitsOf('500.00'))
  expect(await balanceOf(gateway, loses.agentId)).toBe('0.00')
  expect(await billsFor(gateway, wins.agentId)).toMatchObject([{ gross: '0.00', state: 'not_reached' }])
  await approveBills(gateway)
  await payDue(payPortsOf(gateway))
  expect(await balanceOf(gateway, loses.agentId)).toBe('5000.00')
})

const anyBet = fc.record({
  pick: fc.nat(),
  stake: fc.bigInt({ min: 1n, max: 500n }).map((units) => units * 490_000n),
  times: fc.constantFrom(2n, 10n, 36n),
})

test('two teams that bet against each other are never paid more than they lose, with any bets', async () => {
  let month = 0
  const dividends = fc.asyncProperty(fc.array(anyBet, { minLength: 1, maxLength: 10 }), async (bets) => {
    const [first, second] = [await newTeam(), await newTeam()]
    const at = new Date(Date.UTC(2025, month++, 20))
    let lost = 0n
    for (const { pick, stake, times } of bets) {
      const game = games[pick % games.length]
      if (!game) throw new Error('the demo has no such game')
      const pays = (times * stake * BigInt(10_000 - game.edge) + 9_999n) / 10_000n
      const others = (times - 1n) * stake
      const back = (others * times * BigInt(10_000 - game.edge)) / (10_000n * (times - 1n))
      const longShotWins = pick % 3 === 0
      await bet(first, { game, staked: stake, paid: longShotWins ? pays : 0n }, at)
      await bet(second, { game, staked: others, paid: longShotWins ? 0n : back }, at)
      lost += stake + others - (longShotWins ? pays : back)
    }
    await end(periodAt('dividend', AURORA.zone, at.getTime()))
    const paid = await Promise.all(
      [first, second].map(async ({ agentId }) => unitsOf(await balanceOf(gateway, agentId))),
    )
    expect(paid.reduce((sum, amount) => sum + amount, 0n)).toBeLessThanOrEqual(lost)
  })
  await fc.assert(dividends, { numRuns: RUNS, seed: 24, endOnFailure: true })
}, 120_000)
