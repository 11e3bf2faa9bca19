import { expect, test } from 'vitest'

import { decimal } from '../kit/maths/exact/fraction.ts'
import { seededDraw } from '../kit/maths/seeded-draw.ts'
import type { ThemeName } from './themes/theme.ts'
import { themeNames } from './themes/theme.ts'
import { themes } from './themes/themes.ts'
import { chanceOf, grainCents, payoutCents, returnOf, winCents } from './maths.ts'

const PLACES = 10

/** Published return of each choice, truncated (not rounded). */
const published: Record<ThemeName, Record<string, string>> = {
  cards: { red: '0.9692307692', tie: '0.9615384615', black: '0.9692307692' },
  'dragon-tiger': { dragon: '0.9692307692', tie: '0.9615384615', tiger: '0.9692307692' },
  hands: { left: '0.9675000000', split: '0.9600000000', right: '0.9675000000' },
  match: { home: '0.9576000000', draw: '0.9590000000', away: '0.9585000000' },
  turf: { amber: '0.9600000000', sky: '0.9600000000', rose: '0.9600000000', mint: '0.9600000000' },
  grid: { amber: '0.9600000000', sky: '0.9600000000', rose: '0.9600000000', mint: '0.9600000000' },
  arena: { alpha: '0.9680000000', overtime: '0.9600000000', bravo: '0.9680000000' },
  dice: { low: '0.9583333333', seven: '0.9583333333', high: '0.9583333333' },
  colours: { red: '0.9666666666', blue: '0.9666666666', green: '0.9625000000', gold: '0.9583333333' },
  numbers: {
    small: '0.9551020408',
    large: '0.9551020408',
    odd: '0.9551020408',
    even: '0.9551020408',
    last: '0.9591836734',
  },
  foils: { first: '0.9666666666', second: '0.9666666666', third: '0.9666666666' },
  deck: {
    heart: '0.9625000000',
    spade: '0.9625000000',
    diamond: '0.9625000000',
    club: '0.9625000000',
    face: '0.9576923076',
    ace: '0.9615384615',
  },
  wheel: { red: '0.9600000000', green: '0.9600000000', black: '0.9600000000' },
  claw: { blue: '0.9600000000', pink: '0.9600000000', gold: '0.9600000000' },
  bingo: { b: '0.9600000000', i: '0.9600000000', n: '0.9600000000', g: '0.9600000000', o: '0.9600000000' },
}

const everyChoice = themeNames.flatMap((name) => {
  const theme = themes[name]
  return theme.choices.map((choice) => ({ name, id: choice.id, theme, choice }))
})

test.for(themeNames)('%s has its published returns', (name) => {
  const theme = themes[name]
  const computed = theme.choices.map((choice) => [choice.id, decimal(returnOf(choice, theme), PLACES)])

  expect(Object.fromEntries(computed)).toEqual(published[name])
})

test.for(everyChoice)('$id of $name returns between 95 and 97 percent', ({ theme, choice }) => {
  const { numerator, denominator } = returnOf(choice, theme)

  expect(numerator * 100n).toBeGreaterThanOrEqual(denominator * 95n)
  expect(numerator * 100n).toBeLessThanOrEqual(denominator * 97n)
})

test.for(everyChoice)('$id of $name pays its printed price at every stake, to the cent', ({ theme, choice }) => {
  for (const times of [1n, 2n, 7n, 500n]) {
    const stake = times * grainCents(theme)
    expect(payoutCents(choice, stake) * 100n).toBe(stake * BigInt(choice.price))
  }
})

test.for(themeNames)('simulated rounds of %s have the computed return, within five standard deviations', (name) => {
  const ROUNDS = 200_000
  const STAKE = 100n
  const theme = themes[name]
  const draw = seededDraw(20_261_121)
  const won = new Map(theme.choices.map(({ id }) => [id, 0n]))
  for (let round = 0; round < ROUNDS; round++) {
    const drawn = draw(theme.numberLimit)
    for (const choice of theme.choices) won.set(choice.id, (won.get(choice.id) ?? 0n) + winCents(choice, drawn, STAKE))
  }

  for (const choice of theme.choices) {
    const chance = Number(decimal(chanceOf(choice, theme), PLACES))
    const times = choice.price / 100
    const FIVE_SIGMAS = 5 * times * Math.sqrt((chance * (1 - chance)) / ROUNDS)
    const seen = Number(won.get(choice.id)) / (ROUNDS * Number(STAKE))
    expect(Math.abs(seen - Number(decimal(returnOf(choice, theme), PLACES)))).toBeLessThan(FIVE_SIGMAS)
  }
})

test.for(themeNames)('every result of %s has texts, and its animation moves only parts of its picture', (name) => {
  const theme = themes[name]
  for (let drawn = 0; drawn < theme.numberLimit; drawn++) {
    expect(Object.values(theme.result(drawn)).every((text) => text.length > 0)).toBe(true)
    expect(theme.bead(drawn).text).not.toBe('')
    expect(partsIn(theme.picture(drawn))).toEqual(expect.arrayContaining(theme.moves(drawn).map(({ part }) => part)))
  }
})

type Drawing = ReturnType<(typeof themes)['dice']['picture']>

function partsIn({ attributes, children }: Drawing): string[] {
  const ownPart = typeof attributes['data-part'] === 'string' ? [attributes['data-part']] : []
  return [...ownPart, ...children.flatMap((child) => (typeof child === 'string' ? [] : partsIn(child)))]
}
