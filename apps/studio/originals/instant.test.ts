import { Language } from '@ante/contract/merchant/language.ts'
import { webcrypto } from 'node:crypto'

import { checkFairness } from '@ante/contract/launch/check-fairness.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { translatorIn } from '../kit/front/texts/text-table.ts'
import { dice } from '../dice/game.ts'
import { payoutCents as dicePays, wins } from '../dice/maths/dice.ts'
import { plinko } from '../plinko/game.ts'
import { payoutCents as plinkoPays, priceOf } from '../plinko/maths/plinko.ts'
import { FAIR_PATH, FairView } from '../kit/fairness/fair-view.ts'
import { RoundView, SessionView } from '../kit/play-contract.ts'
import { titleOf } from '../test/ante-titles.ts'
import { newTapId, openPage } from '../test/page-calls.ts'
import { restartableStudio } from '../test/restartable-studio.ts'
import type { RestartableStudio } from '../test/restartable-studio.ts'

const STAKE = 200n
const START_CENTS = 100_000n
let studio: RestartableStudio
beforeAll(async () => {
  studio = await restartableStudio()
})
afterAll(() => studio.close())

async function openTitle(engine: string) {
  studio.gateway.ledger.balanceCents = START_CENTS
  const page = await openPage(studio, { title: titleOf(engine) })
  return { page, session: SessionView.parse(page.opened.body) }
}

async function playedOnce(engine: string, choice: unknown) {
  const { page, session } = await openTitle(engine)
  const input = { choice, clientSeed: 'my-own-words', stakeCents: `${STAKE}` }
  const tapId = newTapId()
  const round = RoundView.parse((await page.round(tapId, input)).body)
  const repeated = RoundView.parse((await page.round(tapId, input)).body)
  if (round.state !== 'played' || !round.fairness) throw new Error(`The round is ${round.state}.`)
  expect(repeated).toMatchObject({ roundId: round.roundId, outcome: round.outcome })
  expect(round.fairness.serverSeedHash).toBe(session.next?.serverSeedHash)
  expect(await checkFairness(round.fairness, webcrypto.subtle)).toMatchObject({ seedMatches: true, numbersMatch: true })
  expect(studio.gateway.ledger.balanceCents).toBe(START_CENTS - STAKE + BigInt(round.wonCents))
  return {
    drawn: round.fairness.draws.map(({ number }) => number),
    won: BigInt(round.wonCents),
    outcome: round.outcome,
  }
}

test.for(['under', 'over'] as const)('a roll %s is committed, verified and paid at its price', async (side) => {
  const pick = { side, faces: 5_000 }
  const { drawn, won, outcome } = await playedOnce('dice', pick)
  const [rolled = -1] = drawn

  expect(outcome).toEqual({ rolled })
  expect(won).toBe(wins(rolled, pick) ? dicePays(pick, STAKE) : 0n)
})

test.for([8, 12, 16] as const)('a ball through %i rows follows the drawn path, and its slot is paid', async (rows) => {
  const board = { rows, risk: 'high' as const }
  const { drawn, won, outcome } = await playedOnce('plinko', board)

  expect(drawn).toHaveLength(rows)
  expect(outcome).toEqual({ path: drawn })
  expect(won).toBe(plinkoPays(priceOf(drawn, board), STAKE))
})

test('a round’s id gives access to its proof but not to money amounts, and an unknown id to nothing', async () => {
  const { page } = await openTitle('dice')
  const input = { choice: { side: 'over', faces: 2_500 }, stakeCents: `${STAKE}` }
  const { roundId } = RoundView.parse((await page.round(newTapId(), input)).body)
  const received: unknown = await (await fetch(`${studio.url}${FAIR_PATH}${roundId}`)).json()
  const proof = FairView.parse(received)

  expect(proof).toMatchObject({
    engine: 'dice',
    choice: input.choice,
    proof: { serverSeed: expect.any(String) as string },
  })
  expect(JSON.stringify(received)).not.toMatch(/player|stake|won|balance/i)
  for (const id of ['nobody', `${roundId}x`, 'x'.repeat(90)]) {
    expect((await fetch(`${studio.url}${FAIR_PATH}${id}`)).status).toBe(404)
  }
})

test.for([
  ['dice', undefined],
  ['dice', { side: 'under', faces: 5_001 }],
  ['dice', { side: 'under', faces: 9_999 }],
  ['dice', { side: 'both', faces: 5_000 }],
  ['dice', { side: 'over', faces: 5_000, rolled: 9_999 }],
  ['dice', 'under'],
  ['plinko', { rows: 9, risk: 'low' }],
  ['plinko', { rows: 8, risk: 'none' }],
  ['plinko', { rows: 8, risk: 'low', path: [1, 1, 1, 1, 1, 1, 1, 1] }],
  ['plinko', null],
] as const)('for %s the choice %j is refused, and nothing is debited', async ([engine, choice]) => {
  const { page } = await openTitle(engine)

  expect(await page.round(newTapId(), { choice, stakeCents: `${STAKE}` })).toMatchObject({
    status: 400,
    body: { error: { code: 'choice.unknown' } },
  })
  expect(studio.gateway.ledger.balanceCents).toBe(START_CENTS)
})

test.for(Language.options)('rounds are described in %s, with a valid picture', async (language) => {
  const inTexts = { language, currency: 'PHP' }
  const common = { stakeCents: STAKE, wonCents: 0n, jackpotPaidCents: null, hasJackpot: false }
  const pick = { side: 'over' as const, faces: 1_320 }
  const board = { rows: 8 as const, risk: 'medium' as const }
  const received = [
    dice.describe(
      { ...common, title: { ...titleOf('dice'), engine: 'dice' }, choice: pick, outcome: { rolled: 704 } },
      await translatorIn(dice.texts, inTexts),
    ),
    plinko.describe(
      {
        ...common,
        title: { ...titleOf('plinko'), engine: 'plinko' },
        choice: board,
        outcome: { path: [0, 1, 1, 0, 1, 1, 0, 1] },
      },
      await translatorIn(plinko.texts, inTexts),
    ),
  ]
  for (const { lines, picture } of received) {
    expect(lines.every(({ label, value }) => label !== '' && value !== '' && !value.includes('{'))).toBe(true)
    expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect(picture).not.toMatch(/<script|href=|\son\w+=/)
  }
  expect(received[0]?.lines.some(({ value }) => value.includes('07.04'))).toBe(true)
})
