import { Language } from '@ante/contract/merchant/language.ts'
import { expect, test } from 'vitest'

import { translatorIn } from '../kit/front/texts/text-table.ts'
import { classic } from '../classic/game.ts'
import { cluster } from '../cluster/game.ts'
import { lines } from '../lines/game.ts'
import { northlightReels } from '../northlight/game.ts'
import type { Game, GameTranslator } from '../kit/game.ts'
import { seededDraw } from '../kit/maths/seeded-draw.ts'
import type { Title } from '../kit/titles.ts'
import { ways } from '../ways/game.ts'

const MAX_LETTERS = 60 * 1024
const MAX_LINES = 30
const ROUNDS = 60
const stakeCents = 10_000n
const titleOf = (gameId: string): Title => ({
  vendor: 'JL',
  gameId,
  name: 'Amber Age',
  category: 'RNG',
  classes: ['VIDEO'],
  motif: 'dinosaur',
  picture: '/pictures/games/amber-age.webp',
  minBet: '0.20',
  engine: 'lines',
})

/** Returns described rounds of a game under several titles, so that each set of symbols is covered. */
function descriptionsBy(game: Game, translator: GameTranslator) {
  return ['amber-age', 'valley-of-teeth', 'rexosaur-rumble', 'primal-footprints'].flatMap((gameId) => {
    const title = titleOf(gameId)
    const draw = seededDraw(7)
    return Array.from({ length: ROUNDS }, () => {
      const input = { title, stakeCents, choice: null, hasJackpot: true }
      const outcome = game.draw(draw, input)
      const round = { ...input, outcome, wonCents: game.wonCents(outcome, input), jackpotPaidCents: null }
      return { round, description: game.describe(round, { ...translator, money: (cents) => `${cents}` }) }
    })
  })
}

const games: [string, Game][] = [northlightReels, lines, ways, classic, cluster].map((game) => [
  game.engine,
  game as Game,
])

test.each(games)(
  'a round of %s is described in few plain lines and a small picture without scripts',
  async (_, game) => {
    for (const language of Language.options) {
      for (const { description: received } of descriptionsBy(
        game,
        await translatorIn(game.texts, { language, currency: 'PHP' }),
      )) {
        expect(received.lines.length).toBeGreaterThan(0)
        expect(received.lines.length).toBeLessThanOrEqual(MAX_LINES)
        for (const { label, value } of received.lines) expect(`${label}${value}`).not.toMatch(/undefined|NaN|\[object/)
        expect(received.picture?.length ?? 0).toBeGreaterThan(1_000)
        expect(received.picture?.length ?? 0).toBeLessThan(MAX_LETTERS)
        expect(received.picture).not.toMatch(/<script|onload|https?:\/\/(?!www\.w3\.org)/)
      }
    }
  },
)

test.each(games)('the amounts of a round of %s add up to its win', async (_, game) => {
  for (const { round, description: received } of descriptionsBy(
    game,
    await translatorIn(game.texts, { language: 'EN', currency: 'PHP' }),
  )) {
    const amounts = received.lines.filter(
      ({ label, value }) => /^\d+$/.test(value) && !/^(Free spins|Respins)$/.test(label),
    )
    expect(amounts.reduce((sum, { value }) => sum + BigInt(value), 0n)).toBe(round.wonCents)
  }
})
