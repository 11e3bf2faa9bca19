import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Behaviour, CallName } from '../../test/fake-gateway.ts'
import { newTapId } from '../../test/page-calls.ts'
import {
  always,
  expireLeases,
  newSession,
  playing,
  roundFixtures,
  STAKE_CENTS,
  WON_CENTS,
} from '../../test/round-fixtures.ts'
import type { RoundFixtures } from '../../test/round-fixtures.ts'
import { FREE_SPINS_AWARDED } from '../../northlight/maths/paytable.ts'
import type { Outcome } from '../../northlight/maths/round.ts'
import { strips } from '../../northlight/maths/strips.ts'
import { advanceDrawn } from './advance.ts'
import { beginRound } from './begin-round.ts'
import { roundPlayer } from './play-round.ts'
import { resumeDueRounds } from './worker.ts'

const LOSING_STOPS = [0, 0, 0, 0, 0]
const WINS = [2, 6, 10, 0, 0]
const START_CENTS = 100_000n
const lanterns = strips.map((strip, reel) => (reel < 3 ? strip.indexOf('lantern') : 0))

let fixtures: RoundFixtures
let sessionId: string
beforeAll(async () => {
  fixtures = await roundFixtures()
})
afterAll(() => fixtures.stop())
beforeEach(async () => {
  fixtures.gateway.ledger.balanceCents = START_CENTS
  fixtures.gateway.behave = () => 'answer'
  fixtures.gateway.calls.length = 0
  await fixtures.db.query('truncate studio.round cascade')
  sessionId = await newSession(fixtures)
})

const spin = (stops = LOSING_STOPS, request: { tapId?: string; stakeCents?: bigint } = {}) =>
  roundPlayer(fixtures.ports, { drawBelow: always(stops) })({
    sessionId,
    tapId: newTapId(),
    stakeCents: STAKE_CENTS,
    ...request,
  })

/** The named call fails this many times, then succeeds. */
function failing(name: CallName, behaviour: Behaviour, times = 1): void {
  let failuresLeft = times
  fixtures.gateway.behave = (called) => (called === name && failuresLeft-- > 0 ? behaviour : 'answer')
}

async function untilSettled(): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    await expireLeases(fixtures)
    if ((await resumeDueRounds(fixtures.ports)) === 0) return
  }
}

const storedRounds = async () => {
  const { rows } = await fixtures.db.query<{ state: string }>('select state from studio.round order by drawn_at')
  return rows.map(({ state }) => state)
}
const calledNames = () => fixtures.gateway.calls.map(({ name }) => name)

test('a won round debits the stake once and pays the win once', async () => {
  const round = await spin(WINS)

  expect(round).toMatchObject({ state: 'closed', wonCents: WON_CENTS, balanceAfterBet: '999.00' })
  expect(round.balanceAfterWin).toBe('1000.00')
  expect(calledNames()).toEqual(['bet', 'win'])
})

test('a lost round is closed by a win of zero', async () => {
  await spin(LOSING_STOPS)

  expect(fixtures.gateway.calls[1]).toMatchObject({ name: 'win', input: { amount: '0.00', closeRound: true } })
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS - STAKE_CENTS)
})

test('free spins belong to their round: one stake, one win for all of them', async () => {
  const round = await spin(lanterns)

  expect((round.outcome as Outcome).spins.length).toBeGreaterThan(FREE_SPINS_AWARDED)
  expect(calledNames()).toEqual(['bet', 'win'])
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS - STAKE_CENTS + round.wonCents)
})

test('each state is stored before the call of the same name', async () => {
  const seen: unknown[] = []
  fixtures.gateway.behave = async (name) => {
    seen.push([name, ...(await storedRounds())])
    return name === 'bet' && seen.length > 2 ? 'lose-answer' : 'answer'
  }
  await spin()
  await fixtures.db.query(`update studio.round set drawn_at = now() - interval '1 hour'`)
  await spin()

  expect(seen).toEqual([
    ['bet', 'bet_sent'],
    ['win', 'win_sent'],
    ['bet', 'closed', 'bet_sent'],
    ['rollback', 'closed', 'rollback_sent'],
  ])
})

test('insufficient funds end the round and return the balance', async () => {
  fixtures.gateway.ledger.balanceCents = 50n
  const round = await spin()

  expect(round).toMatchObject({ state: 'refused', refusal: { code: 'account.balance.not.enough' } })
  expect(round.refusal?.details).toMatchObject({ balance: '0.50' })
  expect(calledNames()).toEqual(['bet'])
})

test.each<Behaviour>(['lose-request', 'lose-answer', 'fail', 'never-answer', { instead: '<h1>404</h1>' }])(
  'a bet whose outcome is unknown (%o) is rolled back, and never sent a second time',
  async (behaviour) => {
    failing('bet', behaviour)
    const round = await spin(WINS)

    expect(round.state).toBe('rolled_back')
    expect(calledNames()).toEqual(['bet', 'rollback'])
    expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS)
  },
)

test('a rollback is repeated until it is answered, after any other answers', async () => {
  let rollbacks = 0
  const behaviours: Behaviour[] = ['lose-request', 'lose-answer', 'fail', { refuse: 'seamless.clock.skew' }]
  fixtures.gateway.behave = (name) => {
    if (name === 'bet') return 'lose-answer'
    return behaviours[rollbacks++] ?? 'answer'
  }
  const round = await spin(WINS)
  expect(round.state).toBe('rollback_sent')

  await untilSettled()
  expect(await storedRounds()).toEqual(['rolled_back'])
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS)
  expect(new Set(fixtures.gateway.calls.slice(1).map(({ input }) => input['transactionId'])).size).toBe(1)
})

test.each<Behaviour>(['lose-request', 'lose-answer', 'fail', { refuse: 'seamless.signature.invalid' }])(
  'an unanswered win (%o) is repeated and paid once',
  async (behaviour) => {
    failing('win', behaviour, 3)
    const round = await spin(WINS)
    expect(round.state).toBe('win_sent')

    await untilSettled()
    expect(await storedRounds()).toEqual(['closed'])
    expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS - STAKE_CENTS + WON_CENTS)
  },
)

test('a round is open until its win is answered, and no other begins meanwhile', async () => {
  failing('win', 'lose-answer')
  await spin(WINS)

  await expect(spin()).rejects.toMatchObject({ code: 'round.open' })
  expect(await storedRounds()).toHaveLength(1)
})

test('a repeated tap returns the first one’s round, concurrently and later', async () => {
  const tapId = newTapId()
  const play = roundPlayer(fixtures.ports, { drawBelow: always(WINS) })
  const request = { sessionId, tapId, stakeCents: STAKE_CENTS }
  const [first, second] = await Promise.all([play(request), play(request)])
  const third = await play({ ...request, stakeCents: 10_000n })

  expect(new Set([first.id, second.id, third.id]).size).toBe(1)
  expect(third).toMatchObject({ state: 'closed', stakeCents: STAKE_CENTS })
  expect(calledNames()).toEqual(['bet', 'win'])
})

test('a round cannot begin before the minimum duration of the previous one', async () => {
  await spin()
  await expect(spin()).rejects.toMatchObject({ code: 'round.too_soon' })

  await fixtures.db.query(`update studio.round set drawn_at = now() - interval '2.5 s'`)
  await expect(spin()).resolves.toMatchObject({ state: 'closed' })
})

test('a refused round does not delay the next one', async () => {
  failing('bet', { refuse: 'account.disabled' })
  await spin()

  await expect(spin()).resolves.toMatchObject({ state: 'closed' })
})

test.each([0n, 1n, 30n, -20n, 10_001n])('a stake of %d cents is not offered', async (stakeCents) => {
  await expect((async () => spin(LOSING_STOPS, { stakeCents }))()).rejects.toMatchObject({ code: 'stake.unknown' })
})

test('a bet that the gateway settled despite a lost answer is kept and paid', async () => {
  failing('bet', 'lose-answer')
  const before = fixtures.gateway.behave
  fixtures.gateway.behave = (name, input) =>
    name === 'rollback' ? { refuse: 'seamless.bet.settled' } : before(name, input)
  const round = await spin(WINS)

  expect(round.state).toBe('closed')
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS - STAKE_CENTS + WON_CENTS)
})

test('a late bet that arrives after its rollback moves nothing', async () => {
  failing('bet', 'lose-request')
  await spin(WINS)
  const [bet] = fixtures.gateway.calls
  const late = fixtures.gateway.ledger.bet(bet?.input as Parameters<typeof fixtures.gateway.ledger.bet>[0])

  expect(late).toEqual({ code: 'seamless.transaction.rolled_back' })
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS)
})

test('a process considered dead that resumes changes nothing any more', async () => {
  const options = { findTitle: playing(), drawBelow: always(WINS), leaseMs: fixtures.ports.leaseMs }
  const { round } = await beginRound(fixtures.db, { sessionId, tapId: newTapId(), stakeCents: STAKE_CENTS }, options)
  let wakeUp = () => {}
  const sleeping = new Promise<void>((resolve) => (wakeUp = resolve))
  const wallet = fixtures.ports.walletOf(round.vendor)
  const bet: typeof wallet.bet = async (roundRequest) => {
    const answer = await wallet.bet(roundRequest)
    await sleeping
    return answer
  }
  const sleeper = advanceDrawn({ ...fixtures.ports, walletOf: () => ({ ...wallet, bet }) }, round)
  await expect.poll(storedRounds).toEqual(['bet_sent'])
  await untilSettled()
  wakeUp()

  expect(await sleeper).toMatchObject({ state: 'rolled_back' })
  expect(fixtures.gateway.ledger.balanceCents).toBe(START_CENTS)
})

test('a page that requests hundreds of rounds simultaneously has few waiting, and leaves the database to others', async () => {
  const play = roundPlayer(fixtures.ports, { drawBelow: always(LOSING_STOPS) })
  const playOnce = () => play({ sessionId, tapId: newTapId(), stakeCents: STAKE_CENTS })
  const roundRequest = await Promise.allSettled(Array.from({ length: 200 }, playOnce))
  const codes = roundRequest.map((item) =>
    item.status === 'rejected' ? (item.reason as { code: string }).code : 'played',
  )

  expect(codes.filter((code) => code === 'round.too_many')).toHaveLength(200 - 32)
  expect(calledNames().filter((name) => name === 'bet')).toHaveLength(codes.filter((code) => code === 'played').length)
  await expect(playOnce()).rejects.toMatchObject({ code: 'round.too_soon' })
})
