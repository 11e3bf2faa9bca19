import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Selection } from '../bet.ts'
import { fairReturns } from './fair-return.ts'
import type { Weighed } from './fair-return.ts'
import type { Family } from '../family.ts'
import { ONE, add, rational, multiply } from '../kit/rational.ts'
import type { Rational } from '../kit/rational.ts'
import type { Play } from '../play.ts'
import { playsOf } from '../plays.ts'
import type { PrizeMode } from '../prize-mode.ts'
import { everyDraw, placesOf } from './every-draw.ts'
import { selectionsOf } from './random-selection.ts'
import { featurePositions, usedPositions } from './used-positions.ts'

const MENUS: [Family, PrizeMode, Rational][] = [
  ['SSC', 'Lott', ONE],
  ['SSC', 'ZY', rational(965, 1000)],
  ['LF', 'Lott', ONE],
  ['11X5', 'Lott', ONE],
  ['PK10', 'Lott', ONE],
  ['K3', 'Lott', ONE],
  ['SEAK3', 'Lott', ONE],
  ['PCB', 'Lott', ONE],
]

/** Plays whose return is not proportional to the series, or not fair, with exact values. */
const EXCEPTIONS: Readonly<Record<string, { won: Rational; returned: Rational }>> = {
  // Two, three and four for one, two and three dice: (75·2 + 15·3 + 1·4) ÷ 216.
  'K3 single_die': { won: rational(199, 216), returned: rational(0) },
  'SEAK3 single_die': { won: rational(199, 216), returned: rational(0) },
  // 215 of 462 sets pay double, 32 refund the stake.
  '11X5 sum_big_small': { won: rational(430, 462), returned: rational(32, 462) },
  // One value in four pays triple, another refunds the stake.
  'PK10 nim': { won: rational(3, 4), returned: rational(1, 4) },
}

/** Number of random selections per play: few for plays on many positions, which need a hundred thousand draws each. */
const samplesOf = (places: readonly number[]) => ({ seed: 20_261_122, numRuns: new Set(places).size > 3 ? 1 : 3 })

interface Case {
  selection: Selection
  places: readonly number[]
}

/** Every single pick that is a valid bet, and some random selections. */
function casesOf(play: Play): Case[] {
  const places = usedPositions(play.rule) ?? placesOf(play.family)
  const { rule, board } = play
  if (rule.kind === 'each') {
    return board.rows.flatMap((row, index) => {
      const feature = rule.features[index]!
      return row.balls.map(({ code }) => ({
        selection: {
          kind: 'picked' as const,
          rows: board.rows.map((_, other) => (other === index ? [code] : [])),
        },
        places: featurePositions(feature),
      }))
    })
  }
  const singles = board.rows.length === 1 && !board.manual?.only && board.rows[0]!.min <= 1 ? board.rows[0]!.balls : []
  return [
    ...singles.map(({ code }) => ({ selection: { kind: 'picked' as const, rows: [[code]] }, places })),
    ...fc.sample(selectionsOf(play), samplesOf(places)).map((selection) => ({ selection, places })),
  ]
}

/** Groups the cases by positions, so that those with the same positions share their draws. */
function casesByPositions(cases: readonly Case[]): { places: readonly number[]; selections: Selection[] }[] {
  const groups = new Map<string, { places: readonly number[]; selections: Selection[] }>()
  for (const { selection, places } of cases) {
    const group = groups.get(places.join()) ?? { places, selections: [] }
    groups.set(places.join(), group)
    group.selections.push(selection)
  }
  return [...groups.values()]
}

function* everyOnce(family: Family, places: readonly number[]): Generator<Weighed> {
  for (const draw of everyDraw(family, places)) yield { draw, times: 1 }
}

/** First digits of ZY with weights: eight of them do not reduce prizes and are combined into one. */
function* everyZyDraw(places: readonly number[]): Generator<Weighed> {
  if (places.includes(0)) throw new RangeError('no play of ZY uses the first digit')
  for (const [, ...others] of everyDraw('SSC', places)) {
    yield { draw: [0, ...others], times: 8 }
    yield { draw: [6, ...others], times: 1 }
    yield { draw: [9, ...others], times: 1 }
  }
}

describe.each(MENUS)('%s %s', (family, prizeMode, part) => {
  test.each(playsOf(family, prizeMode).map((play) => [`${play.playType} ${play.code}`, play] as const))(
    'the full enumeration of %s returns series ÷ base exactly',
    (_, play) => {
      const expected = EXCEPTIONS[`${family} ${play.code}`] ?? { won: part, returned: rational(0) }
      for (const { places, selections } of casesByPositions(casesOf(play))) {
        const draws = prizeMode === 'ZY' ? everyZyDraw(places) : everyOnce(family, places)
        const results = fairReturns({ play, prizeMode }, selections, draws)
        const received = results.map((result, index) => ({ selection: selections[index], ...result }))
        expect(received).toEqual(selections.map((selection) => ({ selection, ...expected })))
      }
    },
    120_000,
  )
})

test.each([
  ['PL5', 'SSC'],
  ['SEAPK10', 'PK10'],
] as const)('%s is played as %s', (family, other) => {
  const rules = (of: Family) => playsOf(of, 'Lott').map((play) => ({ ...play, family: 'either', id: play.id % 1000 }))
  expect(rules(family)).toEqual(rules(other))
})

test('the exceptions together match the house’s figures', () => {
  expect(add(EXCEPTIONS['11X5 sum_big_small']!.won, EXCEPTIONS['11X5 sum_big_small']!.returned)).toEqual(ONE)
  expect(multiply(EXCEPTIONS['K3 single_die']!.won, rational(10_000))).toEqual(rational(1_990_000, 216))
})
