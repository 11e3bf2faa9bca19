import { describe, expect, test } from 'vitest'

import type { Slip } from '../bet.ts'
import type { LooseDraw } from '../loose-draw.ts'
import { payoutOf } from '../payout.ts'
import type { PrizeMode } from '../prize-mode.ts'
import { stakesOf } from '../stakes.ts'
import vectors from './vectors.json' with { type: 'json' }

const counted = vectors.flatMap((vector) => ('stakes' in vector ? [vector] : []))

/** Keeps lists, and converts the values in them to text. */
function inText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inText)
  return String(value)
}

/** Returns a bet as if it were read from JSON, where a value may differ from its declared type: `{ multiple: '1' }`. */
const asRead = (bet: object): Slip => JSON.parse(JSON.stringify(bet))

type Spelling = [name: string, spelled: (vector: (typeof counted)[number]) => { bet: object; draw?: unknown }]

describe.each<Spelling>([
  ['families in small letters', (vector) => ({ bet: { family: vector.family.toLowerCase() } })],
  ['plays in capitals', (vector) => ({ bet: { play: vector.play.toUpperCase() } })],
  ['plays with spaces', (vector) => ({ bet: { play: vector.play.split('_').join(' ') } })],
  ['picks as text', (vector) => ({ bet: { selection: inText(vector.selection) } })],
  ['numbers as text', ({ series, multiple }) => ({ bet: { series: String(series), multiple: String(multiple) } })],
  ['drawn numbers as text', ({ draw }) => ({ bet: {}, draw: inText(draw) })],
  ['a draw in one text', ({ draw }) => ({ bet: {}, draw: [draw].flat().join(',') })],
  ['no prize mode', () => ({ bet: { prizeMode: null } })],
  ['the id of a prize mode', () => ({ bet: { prizeMode: 3 } })],
  ['additional fields', (vector) => ({ bet: { ...vector, kind: 'picked', rows: [] } })],
])('%s', (_, spelled) => {
  test('give the stakes and payouts of the vectors', () => {
    for (const vector of counted) {
      const { family, play, selection, series, unit, multiple } = vector
      const { bet, draw = vector.draw } = spelled(vector)
      const slip = asRead({ family, prizeMode: 'Lott', play, selection, series, unit, multiple, ...bet })
      const { stakes: expected, payout } = vector
      expect([vector, stakesOf(slip)]).toEqual([vector, { ok: true, stakes: BigInt(expected ?? 0) }])
      expect([vector, payoutOf(slip, draw as LooseDraw).units]).toEqual([vector, BigInt(payout.replace('.', ''))])
    }
  })
})

type Same = [family: string, play: string, said: unknown, meant: unknown]

test.each<Same>([
  ['SSC', 'last2_group2', [['01', '02', '03']], [[1, 2, 3]]],
  ['SSC', 'last3_straight', '1,3_0,5,7_2', [[1, 3], [0, 5, 7], [2]]],
  ['SSC', 'last3_straight', '13|057|2', [[1, 3], [0, 5, 7], [2]]],
  ['SSC', 'last3_straight', ['13', '057', '2'], [[1, 3], [0, 5, 7], [2]]],
  ['SSC', 'fixed_place', '0,1____', [[0, 1], [], [], [], []]],
  [
    '11X5',
    'first2_straight',
    ['1,2', '2,3,5'],
    [
      [1, 2],
      [2, 3, 5],
    ],
  ],
  ['PK10', 'kwok', ['01', '02'], ['1-2']],
  ['K3', 'triple_any', '0', [['x']]],
])('%s %s accepts %j', (family, play, input, meant) => {
  const bet = { family, play, prizeMode: 'Lott' as const, series: 1900 }
  expect(stakesOf({ ...bet, selection: input })).toEqual(stakesOf({ ...bet, selection: meant }))
  expect(stakesOf({ ...bet, selection: input }).ok).toBe(true)
})

test.each<[family: string, same: string]>([
  ['sic-bo', 'SEAK3'],
  ['SSC (ZY)', 'SSC-ZY'],
  ['TL6/42', 'TL642'],
  ['VNC north', 'VNC_NORTH'],
  ['Xoc Dia', 'VXD'],
  ['fish-prawn-crab', 'VBC'],
  ['Lucky 28', 'PC28'],
])('the family %s is %s', (family, same) => {
  const unknown = { prizeMode: 'Lott' as PrizeMode, play: 'none', selection: [] }
  expect(stakesOf({ ...unknown, family })).toEqual(stakesOf({ ...unknown, family: same }))
  expect(stakesOf({ ...unknown, family })).toMatchObject({ problem: { code: 'play_unknown' } })
})

const VIETNAM = { family: 'VNC', prizeMode: 'SEA', play: 'MB_de', selection: '45', amount: 50 } as const
const TICKET = {
  family: 'SSQ',
  prizeMode: 'SEA',
  play: 'pick6_1',
  selection: [[1, 2, 3, 4, 5, 6], [7]],
  amount: 2,
} as const

test.each<[name: string, slip: Slip, draw: LooseDraw, units: bigint]>([
  ['one number without its brackets', VIETNAM, { special: '98745' }, 49_500_000n],
  ['a table as one list', VIETNAM, ['98745', '11111'], 49_500_000n],
  ['two lists', TICKET, [[1, 2, 3, 4, 5, 6], [7]], 44_000_000_000n],
  ['two lists by name', TICKET, { red: [1, 2, 3, 4, 5, 6], blue: 7 }, 44_000_000_000n],
])('a draw is accepted as %s', (_, slip, draw, units) => {
  expect(payoutOf(slip, draw).units).toBe(units)
})
