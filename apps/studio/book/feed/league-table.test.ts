import { leagues } from '@ante/demo/season/leagues.ts'
import type { Sport } from '@ante/demo/season/leagues.ts'
import { expect, test } from 'vitest'

import { tableRows } from './league-table.ts'

function played(sport: Sport, results: readonly [home: number, away: number, score: string][]) {
  const league = leagues.find((candidate) => candidate.sport === sport)
  if (!league) throw new Error(`There is no league of ${sport}.`)
  const teamAt = (teamIndex: number) => league.teams[teamIndex] ?? { name: '', attack: 0, defence: 0 }
  const finished = results.map(([home, away, score]) => {
    const [scored = 0, conceded = 0] = score.split(':').map(Number)
    return { home: teamAt(home), away: teamAt(away), score: { home: scored, away: conceded } }
  })
  const rows = tableRows(league, finished)
  return { rows, rowOf: (teamIndex: number) => rows.find(({ team }) => team === teamAt(teamIndex).name) }
}

test.each<[Sport, string, number, number]>([
  ['football', '2:1', 3, 0],
  ['football', '0:0', 1, 1],
  ['basketball', '98:97', 2, 1],
  ['basketball', '80:101', 1, 2],
  ['esports', '2:1', 3, 0],
  ['esports', '0:2', 0, 3],
])('in %s a %s brings %i and %i points', (sport, score, home, away) => {
  const { rowOf } = played(sport, [[0, 1, score]])
  expect([rowOf(0)?.points, rowOf(1)?.points]).toEqual([home, away])
})

test('every team has a row, also before its first match', () => {
  const { rows } = played('football', [])
  expect(rows).toHaveLength(6)
  for (const row of rows) expect(row).toMatchObject({ played: 0, won: 0, drawn: 0, lost: 0, points: 0 })
})

test('wins, draws, losses and goals are counted for both sides', () => {
  const { rowOf } = played('football', [
    [0, 1, '3:1'],
    [1, 0, '2:2'],
    [2, 0, '1:0'],
  ])
  expect(rowOf(0)).toMatchObject({ played: 3, won: 1, drawn: 1, lost: 1, scored: 5, conceded: 4, points: 4 })
  expect(rowOf(1)).toMatchObject({ played: 2, won: 0, drawn: 1, lost: 1, scored: 3, conceded: 5, points: 1 })
})

test('points rank first, then the difference, then what was scored, then the name', () => {
  const { rows, rowOf } = played('football', [
    [0, 5, '1:0'],
    [1, 5, '3:0'],
    [2, 4, '2:1'],
    [3, 4, '4:3'],
  ])
  const order = rows.map(({ team }) => team)
  const teamNamed = (teamIndex: number) => rowOf(teamIndex)?.team
  expect(order.slice(0, 4)).toEqual([teamNamed(1), teamNamed(3), teamNamed(2), teamNamed(0)])
})

test('teams that are level in everything are in the order of their names', () => {
  const { rows } = played('basketball', [])
  const names = rows.map(({ team }) => team)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
})
