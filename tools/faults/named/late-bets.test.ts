import { setTimeout as pause } from 'node:timers/promises'

import { fixtureById, fixturesBetween } from '@ante/demo/season/fixtures.ts'
import type { Fixture } from '@ante/demo/season/fixtures.ts'
import { bookPath, ListView, ResultsView } from '@ante/studio/book/book-contract.ts'
import type { MatchView } from '@ante/studio/book/book-contract.ts'
import { secretDraw, timelineOf } from '@ante/studio/book/season/timeline.ts'
import { holdemPath, TableInfoView } from '@ante/studio/holdem/play-contract.ts'
import { RoomBody } from '@ante/studio/holdem/table/table-contract.ts'
import { single } from '@ante/studio/test/book-page.ts'
import { newTapId } from '@ante/studio/test/page-calls.ts'
import type { PageAnswer } from '@ante/studio/test/page-calls.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { LONG_TIMEOUT } from '../seeds.ts'
import { TestPlayer, StudioProcess } from './studio-process.ts'

/** Time from the bet to the goal, and from the goal to the wallet's answer: together less than a vendor's 3 s. */
const BEFORE_MS = 1_200
const AFTER_MS = 600
const ATTEMPTS = 4
const TOO_LATE = 'stake.too_late'
/** Time into a football match at which its end is still far away. */
const HALF_MS = 4 * 60_000
const STARTED_MS = 10_000
const GOAL_EVERY_MS = 5_000
/** Longer than the suspension of betting after a goal. */
const IDLE_MS = 8_000

let studio: StudioProcess
beforeAll(async () => {
  studio = await StudioProcess.open()
})
afterAll(() => studio.close())
afterEach(() => {
  studio.gateway.behave = () => 'answer'
})

const listFor = async ({ page }: TestPlayer) => ListView.parse((await page.post(bookPath.list)).body)
const placeTicket = ({ page }: TestPlayer, ticket: object): Promise<PageAnswer> =>
  page.post(bookPath.place, { tapId: newTapId(), ticket })

test('at the sportsbook a bet slip that arrives after the end of its match is refused', LONG_TIMEOUT, async () => {
  const player = await TestPlayer.at(studio, 'book')
  const { matches, limits } = await listFor(player)
  const [sold] = matches.filter(({ phase }) => phase === 'before')
  const over = ResultsView.parse((await player.page.post(bookPath.results)).body).matches
  if (!sold) throw new Error('No market is open.')
  const ticket = single(sold, 'home', { unitCents: limits.minCents, oddsChange: 'any' })

  expect(over).not.toEqual([])
  for (const { id: fixtureId } of over) {
    const { body } = await placeTicket(player, { ...ticket, legs: ticket.legs.map((leg) => ({ ...leg, fixtureId })) })
    expect(body).toMatchObject({ error: { code: 'ticket.closed' } })
  }
  expect(player.bets.size).toBe(0)
})

interface Goal {
  view: MatchView
  at: number
}

/**
 * Returns the times of the next goals or ends of maps: earlier prices become invalid then. Only a test may read them.
 */
async function nextGoals(views: readonly MatchView[]): Promise<Goal[]> {
  const { rows } = await studio.db.query<{ id: string; secret: string }>(
    'select fixture_id as id, secret from book.match',
  )
  const secrets = new Map(rows.map(({ id, secret }) => [id, secret]))
  return views
    .flatMap((view) => {
      const [fixture, secret] = [fixtureById(view.id), secrets.get(view.id)]
      return fixture && secret ? goalsOf(fixture, secret).map((at) => ({ view, at })) : []
    })
    .toSorted((a, b) => a.at - b.at)
}

const goalsOf = (fixture: Fixture, secret: string): number[] => {
  const timeline = timelineOf(fixture, secretDraw(secret))
  const scoreOf = (place: number) => {
    const { score, maps } = timeline[place]?.moment ?? { score: null, maps: [] }
    return JSON.stringify(fixture.league.sport === 'football' ? score : maps)
  }
  return timeline.flatMap(({ atMs }, index) =>
    index > 0 && scoreOf(index) !== scoreOf(index - 1) ? [fixture.kickOff.getTime() + atMs] : [],
  )
}

/** Changes live matches so that goals are scored soon, one by one: otherwise a test would wait for minutes. */
async function letGoalsFall(inMs: number): Promise<void> {
  await studio.kill()
  const now = Date.now()
  const running = fixturesBetween(new Date(now - HALF_MS), new Date(now)).filter(
    ({ league }) => league.sport === 'football',
  )
  let goals = 0
  for (const fixture of running) {
    const secret = secretWithGoal(fixture, now + inMs + goals * GOAL_EVERY_MS)
    if (secret === null) continue
    goals += 1
    await studio.db.query('update book.match set secret = $2 where fixture_id = $1', [fixture.id, secret])
  }
  await studio.start()
}

/**
 * Returns a secret with a goal at this time or a little later, no goal shortly before, and no end of the match soon
 * after; null when no goal is possible, as in a break.
 */
function secretWithGoal(fixture: Fixture, from: number): string | null {
  for (let tried = 0; tried < 10_000; tried++) {
    const secret = `goal ${tried} of ${fixture.id}`
    const next = goalsOf(fixture, secret).find((at) => at > from - IDLE_MS)
    const isSoon = next !== undefined && next > from && next < from + GOAL_EVERY_MS
    if (isSoon && secretDraw(`${secret} abandoned`)(90) !== 0) return secret
  }
  return null
}

const until = (at: number) => pause(Math.max(0, at - Date.now()))

test(
  'at the sportsbook a stake debited after a goal, for a bet slip from before it, is refunded',
  LONG_TIMEOUT,
  async () => {
    const player = await TestPlayer.at(studio, 'book')
    const states: unknown[] = []
    const balance = studio.gateway.ledger.balanceCents
    // A busy machine may be too late for the first goals.
    for (let tried = 1; tried <= ATTEMPTS && !states.includes(TOO_LATE); tried++) {
      await letGoalsFall(tried * STARTED_MS)
      const { matches } = await listFor(player)
      const live = matches.filter(({ phase }) => phase === 'live')
      const goal = (await nextGoals(live)).find(({ at }) => at > Date.now() + 2 * BEFORE_MS)
      if (!goal) continue
      await until(goal.at - BEFORE_MS)
      states.push(await stakeOver(player, goal))
    }

    expect(states).toContain(TOO_LATE)
    expect(states).not.toContain('held')
    const open = `select from studio.round where state not in ('closed', 'refused', 'rolled_back')`
    await vi.waitFor(async () => expect((await studio.db.query(open)).rowCount).toBe(0), { timeout: 60_000 })
    expect(studio.gateway.ledger.balanceCents).toBe(balance)
  },
)

/**
 * Returns the outcome of a bet slip on the most likely result of the match, whose stake the wallet debits after the
 * goal.
 */
async function stakeOver(player: TestPlayer, { view, at }: Goal): Promise<unknown> {
  const { matches, limits } = await listFor(player)
  const now = matches.find(({ id }) => id === view.id)
  const market = now?.markets.find(({ id }) => /^match\.(result|winner)\./.test(id))
  // A side that is far behind may have no price any more.
  const pick = market?.prices[0] ? 'home' : 'away'
  if (!now?.acceptsBets || !market?.prices.at(pick === 'home' ? 0 : -1)) return 'not sold'
  studio.gateway.behave = async (name) => {
    if (name !== 'bet') return 'answer'
    // A bet slip that is processed after the goal gets the new price, which is a different case.
    if (Date.now() >= at) return { refuse: 'account.disabled' }
    await until(at + AFTER_MS)
    return 'answer'
  }
  const ticket = single(now, pick, { unitCents: limits.minCents, oddsChange: 'any' })
  const { body } = await placeTicket(player, ticket)
  return body['state'] === 'undone' ? body['code'] : (body['state'] ?? body['error'])
}

test('at hold’em a move after its time limit is refused, and moves no chips', LONG_TIMEOUT, async () => {
  const player = await TestPlayer.at(studio, 'holdem')
  const { body } = await player.staked()
  const { table, seat } = body['choice'] as { table: string; seat: number }
  const { room } = TableInfoView.parse((await player.page.post(holdemPath.tableInfo, { table })).body)
  const handOf = (value: unknown) => RoomBody.parse(value).table?.hand ?? null
  const own = await player.page.pollFor(
    room,
    (input) => {
      const hand = handOf(input)
      return hand?.turn?.seat === seat ? { hand: hand.number, after: hand.log.length } : null
    },
    60_000,
  )
  // The player does not move until the turn times out.
  const passed = await player.page.pollFor(
    room,
    (input) => {
      const hand = handOf(input)
      return hand?.number === own.hand ? (hand.log[own.after] ?? null) : null
    },
    60_000,
  )
  const moves = [{ kind: 'call' }, { kind: 'check' }, { kind: 'fold' }, { kind: 'raise', to: 1_000 }]
  const late = await Promise.all(moves.map((move) => player.page.post(holdemPath.move, { table, ...own, move })))

  expect(passed).toMatchObject({ seat, timedOut: true, cents: 0 })
  for (const answer of late) expect(answer.body).toMatchObject({ error: { code: 'move.too_late' } })
  await player.endHeldStakes()
})
