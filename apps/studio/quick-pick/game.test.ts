import { Language } from '@ante/contract/merchant/language.ts'
import { webcrypto } from 'node:crypto'

import { checkFairness } from '@ante/contract/launch/check-fairness.ts'
import { engineOf } from '@ante/demo/engines.ts'
import { games } from '@ante/demo/games.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { translatorIn } from '../kit/front/texts/text-table.ts'
import { quickTexts } from './front/texts/quick-texts.ts'
import { RoundView, SessionView } from '../kit/play-contract.ts'
import { anteTitles } from '../test/ante-titles.ts'
import { newTapId, openPage } from '../test/page-calls.ts'
import { restartableStudio } from '../test/restartable-studio.ts'
import type { RestartableStudio } from '../test/restartable-studio.ts'
import { themeNames } from './themes/theme.ts'
import type { ThemeName } from './themes/theme.ts'
import { themeOf } from './themes/theme-of.ts'
import { themes } from './themes/themes.ts'
import { quickPick } from './game.ts'
import { winCents } from './maths.ts'

const MAX_PICTURE_LETTERS = 60 * 1024
const STAKE = 200n

let studio: RestartableStudio
beforeAll(async () => {
  studio = await restartableStudio()
})
afterAll(() => studio.close())

const titlesIn = (name: ThemeName) =>
  games.filter((game) => engineOf(game) === quickPick.engine && themeOf(game) === name)

/** Returns a title with this theme, preferably of a vendor whose protocol the test's gateway implements. */
function titleIn(name: ThemeName) {
  const titles = titlesIn(name)
  const title = titles.find((candidate) => anteTitles.includes(candidate)) ?? titles[0]
  if (!title) throw new Error(`No vendor sells a title with the theme ${name}.`)
  return title
}
/** The vendors of dragon and tiger have another protocol: `play-through.test.ts` of the gateway covers them. */
const openHere = themeNames.filter((name) => anteTitles.includes(titleIn(name)))

async function openIn(name: ThemeName) {
  const page = await openPage(studio, { title: titleIn(name) })
  return { page, session: SessionView.parse(page.opened.body) }
}

test.for(openHere)('a round of %s is committed, paid at its price, and verifiable', async (name) => {
  const theme = themes[name]
  const [choice] = theme.choices
  const { page, session } = await openIn(name)
  const stake = session.stakesCents[1] ?? ''
  const input = { choice: choice?.id, clientSeed: 'my-own-words', stakeCents: stake }
  const round = RoundView.parse((await page.round(newTapId(), input)).body)

  expect(round).toMatchObject({ state: 'played', choice: choice?.id, fairness: { clientSeed: 'my-own-words' } })
  if (round.state !== 'played' || !round.fairness || !choice) return
  const [draw] = round.fairness.draws
  expect(round.fairness.serverSeedHash).toBe(session.next?.serverSeedHash)
  expect(draw?.below).toBe(theme.numberLimit)
  expect(round.outcome).toEqual({ drawn: draw?.number })
  expect(BigInt(round.wonCents)).toBe(winCents(choice, draw?.number ?? 0, BigInt(stake)))
  expect(await checkFairness(round.fairness, webcrypto.subtle)).toMatchObject({ seedMatches: true, numbersMatch: true })
})

test('a live table without its own dealer has the theme of its game', () => {
  const quickPickGames = games.filter((game) => game.category === 'LIVE' && engineOf(game) === quickPick.engine)
  const themesByMotif = quickPickGames.map((game) => [game.motif, themeOf(game)])

  expect(Object.fromEntries(themesByMotif)).toEqual({
    dragontiger: 'dragon-tiger',
    roulette: 'wheel',
    wheel: 'wheel',
    show: 'wheel',
    sicbo: 'dice',
    blackjack: 'cards',
    poker: 'deck',
  })
})

test('a race has the theme of its runners, not football', () => {
  const themesByMotif = games.filter(
    ({ motif, category }) => category === 'SPORTS' && ['horse', 'racing'].includes(motif),
  )
  expect(Object.fromEntries(themesByMotif.map((game) => [game.name, themeOf(game)]))).toEqual({
    'Turf Club Racing': 'turf',
    'Grid Lap Racing': 'grid',
  })
})

test.for([undefined, 'somebody-else', 'heart', 7])(
  'a choice that the title does not have is refused: %s',
  async (choice) => {
    const { page } = await openIn('dice')

    expect((await page.round(newTapId(), { choice })).status).toBe(400)
  },
)

test.for(themeNames)('every result of %s is described in each language, with a valid picture', async (name) => {
  const theme = themes[name]
  const title = { ...titleIn(name), engine: quickPick.engine }
  const talks = await Promise.all(
    Language.options.map((language) => translatorIn(quickTexts, { language, currency: 'PHP' })),
  )
  for (let drawn = 0; drawn < theme.numberLimit; drawn++) {
    const requested = { title, stakeCents: STAKE, choice: theme.choices[0]?.id ?? '' }
    const round = { ...requested, outcome: { drawn }, wonCents: 0n, jackpotPaidCents: null, hasJackpot: false }
    for (const translator of talks) {
      const { lines, picture } = quickPick.describe(round, translator)

      expect(lines.map(({ value }) => value)).toContain(theme.result(drawn)(translator.t))
      expect(lines[0]?.value).toContain(title.name)
      expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
      expect(picture).not.toMatch(/<script|href=|\son\w+=/)
      expect(picture?.length).toBeLessThan(MAX_PICTURE_LETTERS)
    }
  }
})
