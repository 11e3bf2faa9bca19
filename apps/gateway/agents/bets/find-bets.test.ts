import { HOUR_MS } from '@ante/contract/kit/time.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { membersOfTeam } from '../../identity/public.ts'
import { gamesOf, writeRounds } from '../../launch/test/rounds.ts'
import type { PlayedRound } from '../../launch/test/rounds.ts'
import { advanceToNextDraw, lotteryFixtures, slip } from '../../lottery/test/lottery-fixtures.ts'
import { countAllEvents, lineMember, moveBelow } from '../teams/test/team.ts'
import { teamBetsQuery } from './team-bets-query.ts'
import type { TeamBetsQuery } from './team-bets-query.ts'
import { findBets } from './find-bets.ts'
import type { FoundBet } from './find-bets.ts'
import type { BetCursor } from './merged-bets.ts'

const fixtures = lotteryFixtures()
let games: { vendor: string; nodeId: bigint }[]
beforeAll(async () => {
  games = await gamesOf(fixtures.gateway, ['ANS', 'CRB'])
})
beforeEach(() => advanceToNextDraw(fixtures.gateway))

const STATES = ['closed', 'closed', 'closed', 'open', 'voided'] as const
/** Scan budget so small that most pages are short. */
const SCAN_BUDGET = 4

/** Returns a round: one about every two hours, and sometimes two at the same time. */
function roundOf(index: number): PlayedRound {
  const state = STATES[index % STATES.length]!
  const beganAt = new Date(fixtures.gateway.ports.clock.now().getTime() - Math.floor(index / 2) * 4 * HOUR_MS)
  const money =
    state === 'voided' ? { staked: 0n, paid: 0n } : { staked: 10_000n, paid: index % 3 === 0 ? 20_000n : 0n }
  return { ...games[index % 2]!, state, ...money, beganAt }
}

async function allOf(query: TeamBetsQuery, bounds: { limit: number; scanBudget: number }): Promise<FoundBet[]> {
  const found: FoundBet[] = []
  let after: BetCursor | null = null
  for (let answers = 0; answers < 500; answers += 1) {
    const page: Awaited<ReturnType<typeof findBets>> = await findBets(fixtures.gateway.ports.db, query, {
      after,
      ...bounds,
    })
    found.push(...page.bets)
    after = page.resumeCursor
    if (!after) return found
  }
  throw new Error('the list does not end')
}

test('a scan of all bets, as for large teams, finds the same bets as reads per member, as for small teams', async () => {
  const { gateway } = fixtures
  const root = await lineMember(gateway, '0.00', { type: 2 })
  const agent = await lineMember(gateway, '0.00', { above: root, type: 1 })
  const better = await fixtures.player('100.00')
  await moveBelow(gateway, better.memberId, agent.memberId)
  const stranger = await lineMember(gateway, '0.00', { type: 0 })
  const people = [root, agent, better, stranger, stranger, stranger]
  for (let index = 0; index < 60; index += 1)
    await writeRounds(gateway, people[index % people.length]!.memberId, [roundOf(index)])
  await fixtures.placed(better, { slips: [slip('3____', 1111), slip('4____', 1111)], units: '4' })
  await fixtures.placed(await fixtures.player('100.00'), { slips: [slip('5____', 1111)], units: '2' })
  await countAllEvents(gateway)

  const { ports } = gateway
  const memberId = String(root.memberId)
  const signedIn = { memberId, merchantCode: 'aurora', type: 2, currency: 'PHP' } as Parameters<typeof teamBetsQuery>[1]
  const askedFor = (filter: Partial<Parameters<typeof teamBetsQuery>[2]>) =>
    teamBetsQuery(ports, signedIn, { range: 'month', ...filter })
  const names = (bets: readonly FoundBet[]) => bets.map(({ kind, id }) => `${kind}.${id}`)
  const filters = [
    {},
    { outcome: 'open' },
    { outcome: 'voided' },
    { outcome: 'lost', category: 'RNG' },
    { vendor: 'CRB' },
    { game: String(games[0]?.nodeId) },
    { vendor: 'OWN_LOTTERY' },
    { account: agent.account },
  ] as const
  for (const filter of filters) {
    const parsedQuery = await askedFor(filter)
    const owner = { id: root.memberId, merchantCode: 'aurora' }
    const many = await membersOfTeam(ports.db, owner, 'account' in filter ? filter.account : undefined, 0)
    expect([parsedQuery.people.ids === null, many.ids]).toEqual([false, null])
    const small = await allOf(parsedQuery, { limit: 3, scanBudget: SCAN_BUDGET })
    const large = await allOf({ ...parsedQuery, people: many }, { limit: 3, scanBudget: SCAN_BUDGET })
    const whole = await findBets(ports.db, parsedQuery, { after: null, limit: 500 })
    expect(whole.resumeCursor).toBeNull()
    expect(whole.bets.length).toBeGreaterThan(0)
    expect([filter, names(large)]).toEqual([filter, names(whole.bets)])
    expect([filter, names(small)]).toEqual([filter, names(whole.bets)])
  }
  expect((await allOf(await askedFor({}), { limit: 3, scanBudget: SCAN_BUDGET })).length).toBe(32)
})
