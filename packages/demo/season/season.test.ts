import { HOUR_MS } from '@ante/contract/kit/time.ts'
import { expect, test } from 'vitest'

import { fixtureById, fixturesBetween } from './fixtures.ts'
import { leagues } from './leagues.ts'

const START = new Date('2026-11-23T08:00:00Z')
const after = (hours: number) => new Date(START.getTime() + hours * HOUR_MS)

test('the match of an id does not depend on earlier calls', () => {
  for (const fixture of fixturesBetween(START, after(3))) expect(fixtureById(fixture.id)).toEqual(fixture)
})

test.for([
  '',
  'archipelago',
  'archipelago-',
  'nowhere-5',
  'archipelago--1',
  'archipelago-1234567890',
  'siam-1e3',
  'siam-07',
  'siam-00',
])('there is no match %j', (id) => expect(fixtureById(id)).toBeNull())

test('a league plays matches sequentially, day and night', () => {
  for (const league of leagues) {
    const kickOffs = fixturesBetween(START, after(24))
      .filter((fixture) => fixture.league === league)
      .map(({ kickOff }) => kickOff.getTime())
    const gaps = new Set(kickOffs.slice(1).map((at, index) => at - (kickOffs[index] ?? 0)))
    expect([...gaps]).toEqual([league.everyMinutes * 60_000])
  }
})

test('in one season every team plays every other one, equally often at home and away', () => {
  for (const league of leagues) {
    const matches = league.teams.length * (league.teams.length - 1)
    const pairs = fixturesBetween(START, after(24 * 7))
      .filter((fixture) => fixture.league === league)
      .map(({ home, away }) => `${home.name} – ${away.name}`)
    expect(new Set(pairs).size).toBe(matches)
    expect(pairs.some((pair) => pair.split(' – ')[0] === pair.split(' – ')[1])).toBe(false)
  }
})

test('adjacent periods neither overlap nor have gaps', () => {
  const whole = fixturesBetween(START, after(6)).map(({ id }) => id)
  const parts = [fixturesBetween(START, after(2)), fixturesBetween(after(2), after(6))].flat().map(({ id }) => id)
  expect(parts.sort()).toEqual(whole.sort())
})
