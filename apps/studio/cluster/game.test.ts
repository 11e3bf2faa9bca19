import { randomUUID } from 'node:crypto'

import { engineOf } from '@ante/demo/engines.ts'
import { games } from '@ante/demo/games.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { RoundView, SessionView } from '../kit/play-contract.ts'
import { newTapId, openPage } from '../test/page-calls.ts'
import type { Page } from '../test/page-calls.ts'
import { restartableStudio } from '../test/restartable-studio.ts'
import type { RestartableStudio } from '../test/restartable-studio.ts'
import { book, totalWeight } from './book/read-book.ts'
import { UNITS_OF_STAKE } from './maths/paytable.ts'
import { playSeed } from './maths/play-seed.ts'
import type { Outcome } from './maths/play-seed.ts'
import { OutcomeView } from './outcome-view.ts'

const START_CENTS = 100_000n
const STAKE = 120n
let studio: RestartableStudio
/** Number that the next draw returns. */
let nextNumber = 0
const limits: number[] = []
beforeAll(async () => {
  studio = await restartableStudio({
    drawBelow: (limit) => {
      limits.push(limit)
      return nextNumber
    },
  })
})
afterAll(() => studio.close())
beforeEach(() => {
  limits.length = 0
})

/** Selects the book's first matching round and makes it the next random result. */
function forceNextRound(matches: (round: Outcome) => boolean): Outcome {
  const index = book.findIndex(({ seed }) => matches(playSeed(seed)))
  nextNumber = book.slice(0, index).reduce((sum, { weight }) => sum + weight, 0)
  return playSeed(book[index]?.seed ?? 0)
}

async function openTitle() {
  const title = games.find((game) => engineOf(game) === 'cluster' && game.minBet === '0.60')
  if (!title) throw new Error('There is no cluster game.')
  const playerId = randomUUID()
  studio.gateway.ledger.balanceCents = START_CENTS
  const enter = async () => {
    const page = await openPage(studio, { title, playerId })
    return { page, session: SessionView.parse(page.opened.body) }
  }
  return { enter, ...(await enter()) }
}

async function play(page: Page, changes: object = {}) {
  const round = RoundView.parse((await page.round(newTapId(), { stakeCents: `${STAKE}`, ...changes })).body)
  if (round.state !== 'played') throw new Error(`The round is ${round.state}.`)
  return { ...round, outcome: OutcomeView.parse(round.outcome) }
}

test('a round is one draw from the whole book, sent to the page with its last tumble, and paid to the cent', async () => {
  const { page } = await openTitle()
  const expected = forceNextRound(({ spins }) => spins.length === 1 && (spins[0]?.tumbles.length ?? 0) > 3)
  const round = await play(page)
  const won = (BigInt(expected.units) * STAKE) / BigInt(UNITS_OF_STAKE)

  expect(limits).toEqual([totalWeight])
  expect(round.outcome).toEqual({ spins: expected.spins, units: expected.units })
  expect(BigInt(round.wonCents)).toBe(won)
  expect(studio.gateway.ledger.balanceCents).toBe(START_CENTS - STAKE + won)
})

test('an outcome sent by the page is ignored', async () => {
  const { page } = await openTitle()
  const expected = forceNextRound(({ units }) => units === 0)
  const round = await play(page, { choice: { seed: 1 }, outcome: { units: 20_000 }, wonCents: '99999' })

  expect(round.outcome.spins).toEqual(expected.spins)
  expect(round).toMatchObject({ wonCents: '0', choice: null })
})

test('a stake that is not offered is refused, and nothing is drawn or debited', async () => {
  const { page } = await openTitle()
  const { status, body } = await page.round(newTapId(), { stakeCents: '61' })

  expect({ status, body }).toMatchObject({ status: 400, body: { error: { code: 'stake.unknown' } } })
  expect(limits).toEqual([])
  expect(studio.gateway.ledger.balanceCents).toBe(START_CENTS)
})

test('an interrupted round with free spins is shown completely when the player returns, and paid once', async () => {
  const { page, enter } = await openTitle()
  const expected = forceNextRound(({ spins }) => spins.length > 8)
  const round = await play(page)
  const { page: later, session } = await enter()

  expect(session.unfinished).toMatchObject({ roundId: round.roundId, outcome: { spins: expected.spins } })
  await later.shown(round.roundId)
  expect(SessionView.parse((await later.resume()).body).unfinished).toBeNull()
  expect(studio.gateway.ledger.balanceCents).toBe(START_CENTS - STAKE + BigInt(round.wonCents))
})
