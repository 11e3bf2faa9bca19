import { expect, test } from 'vitest'

import type { Family } from '../family.ts'
import { rational } from '../kit/rational.ts'
import type { Play } from '../play.ts'
import { playsOf } from '../plays.ts'
import { stakesOf } from '../stakes.ts'
import tables from './domain-tables.json' with { type: 'json' }

function playCalled(family: Family, code: string): Play {
  const play = playsOf(family, 'Lott').find((each) => each.code === code)
  if (!play) throw new Error(`no ${family} ${code}`)
  return play
}

test.each([
  ['SSC', 'last3_sum', tables.ssc3_sum_straight_units],
  ['SSC', 'last3_span', tables.ssc3_span_units],
  ['SSC', 'last2_sum', tables.ssc2_sum_straight_units],
  ['SSC', 'last2_span', tables.ssc2_span_units],
  ['SSC', 'last3_group_sum', tables.ssc3_group_sum_units],
  ['SSC', 'last2_group_sum', tables.ssc2_group_sum_units],
  ['LF', 'sum', tables.ssc3_sum_straight_units],
  ['LF', 'group_sum', tables.ssc3_group_sum_units],
] as const)('the stake counts of each pick of %s %s match the handbook', (family, code, units) => {
  const counted = playCalled(family, code).board.rows[0]?.balls.map((ball) => {
    const stakes = stakesOf({ family, prizeMode: 'Lott', play: code, selection: [[ball.code]] })
    return [ball.code, stakes.ok ? Number(stakes.stakes) : 0]
  })
  expect(Object.fromEntries(counted ?? [])).toEqual(units)
})

const { 'straight(wrap)': wrapped, ...hands } = tables.showhand

test.each<[Family, string, Record<string, number>, number]>([
  ['SSC', 'last3_shape', tables.shape3, 1000],
  ['SSC', 'bull', tables.niuniu, 100_000],
  // A straight that wraps around is a high card here.
  ['SSC', 'hand', { ...hands, high: hands.high + wrapped }, 100_000],
  ['PK10', 'sum2_exact', tables.pk10_sum2, 90],
  ['PK10', 'sum3_exact', tables.pk10_sum3, 720],
  ['K3', 'sum', tables.k3_sum, 216],
])('the odds of each choice of %s %s match the handbook', (family, code, ...[ways, outcomes]) => {
  const { tiers } = playCalled(family, code)
  const odds = Object.entries(ways).map(([label, count]) => [label, rational(outcomes, count)] as const)
  expect(Object.fromEntries(tiers.map((tier) => [tier.code, tier.odds]))).toEqual(Object.fromEntries(odds))
})
