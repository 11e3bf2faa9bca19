import { expect, test } from 'vitest'

import { drawPoint } from '../crash/maths/crash.ts'
import { createSeeds } from '../crash/chain.ts'
import { placeMines } from '../mines/maths/mines.ts'
import { dropBall } from '../plinko/maths/plinko.ts'
import { fairDraw, hashOfSeed } from '../kit/fairness/round-fairness.ts'
import type { DrawBelow } from '../kit/maths/draw-below.ts'
import { belongsToChain, recomputeDraw, hashOf } from './front/recompute-draw.ts'
import { readingOf } from './front/readings.ts'
import type { ReadingInput } from './front/readings.ts'
import { fairTranslatorIn } from './front/texts/texts.ts'

const seeds = { serverSeed: 'f0'.repeat(32), clientSeed: 'my-own-words', nonce: 12 }
const live = { category: 'LIVE', classes: ['BACCARAT'], motif: 'baccarat', name: 'A table' }
const title = { category: 'INHOUSE', classes: [], motif: 'dice', name: 'A title' }

/** Computes the server's result of each engine from a draw. */
const played: Record<string, { choice: unknown; outcome: (draw: DrawBelow) => unknown; title: ReadingInput['title'] }> =
  {
    dice: { choice: { side: 'under', faces: 5_000 }, outcome: (draw) => ({ rolled: draw(10_000) }), title },
    plinko: { choice: { rows: 16, risk: 'high' }, outcome: (draw) => ({ path: dropBall(draw, 16) }), title },
    mines: { choice: { mines: 7 }, outcome: (draw) => ({ mines: placeMines(draw, 7), opened: [], hit: null }), title },
    crash: { choice: { auto: null }, outcome: (draw) => ({ left: null, point: drawPoint(draw) }), title },
    'quick-pick': { choice: 'player', outcome: (draw) => ({ drawn: draw(13 * 13) }), title: live },
  }

async function readOutcome(engine: string, outcome: unknown) {
  const round = played[engine]
  const translator = await fairTranslatorIn('EN')
  const { drawBelow, numbers } = recomputeDraw(seeds)
  const checkInput = { engine, choice: round?.choice, outcome, title: round?.title ?? null }
  const reading = await readingOf(engine)?.(drawBelow, checkInput, translator)
  if (!reading) throw new Error(`The verification page has no reading for ${engine}.`)
  return { reading, numbers }
}

test.for(['dice', 'plinko', 'mines', 'crash'])(
  'the page draws a round of %s with the server’s result',
  async (engine) => {
    const { drawBelow, fairness } = fairDraw(seeds)
    const outcome = played[engine]?.outcome(drawBelow)
    const { reading, numbers } = await readOutcome(engine, outcome)

    expect(numbers).toEqual(fairness.draws.map(({ number }) => number))
    expect(reading).toMatchObject({ matchesRules: true, picture: { tag: 'svg' } })
  },
)

test.for([
  ['dice', { rolled: 1 }],
  ['plinko', { path: Array.from({ length: 16 }, () => 1) }],
  ['mines', { mines: [0, 1, 2, 3, 4, 5, 6], opened: [], hit: null }],
  ['crash', { left: null, point: 123_456 }],
  ['crash', { point: 'high' }],
  ['quick-pick', { drawn: 9_999 }],
] as const)('a different outcome of %s is detected: %j', async ([engine, outcome]) => {
  expect((await readOutcome(engine, outcome)).reading.matchesRules).toBe(false)
})

test('the seed of a flight matches only its own chain, at its own index', () => {
  const chain = createSeeds(40)
  const [publishedHash = '', seed = ''] = [chain[0], chain[9]]

  expect(hashOf(seed)).toBe(hashOfSeed(seed))
  expect(belongsToChain({ seed, index: 9, publishedHash })).toBe(true)
  expect(belongsToChain({ seed, index: 8, publishedHash })).toBe(false)
  expect(belongsToChain({ seed: hashOf('another'), index: 9, publishedHash })).toBe(false)
})
