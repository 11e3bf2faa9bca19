import { matches } from '@ante/demo/matches.ts'
import { expect, test } from 'vitest'

import { dresses } from './dresses.ts'
import { teamsIn, withTeams } from './with-teams.ts'

test.for(matches)(
  '$homeTeam against $awayTeam is played for in its room alone',
  ({ vendor, roomId, homeTeam, awayTeam }) => {
    expect(teamsIn({ vendor, roomId })).toMatchObject({ homeTeam, awayTeam })
    expect(teamsIn({ vendor: 'HZN', roomId })).toBeNull()
  },
)

test.for(['match', 'arena'] as const)('the sides of %s are called by the teams, and pay what they paid', (name) => {
  const plain = dresses[name]
  const played = withTeams(plain, { homeTeam: 'Cebu Mariners', awayTeam: 'Davao Falcons' })
  const names = played.choices.map((choice) => choice.name.EN)

  expect([names[0], names.at(-1)]).toEqual(['Cebu Mariners', 'Davao Falcons'])
  expect(played.choices.map(({ id, price }) => [id, price])).toEqual(plain.choices.map(({ id, price }) => [id, price]))
  for (let drawn = 0; drawn < played.below; drawn++) {
    const winner = played.choices.find((choice) => choice.wins(drawn))
    expect(played.result(drawn).EN).toContain(name === 'arena' ? winner?.name.EN : 'Cebu Mariners')
  }
})

test('other games know no teams', () => {
  expect(withTeams(dresses.dice, { homeTeam: 'A', awayTeam: 'B' })).toBe(dresses.dice)
  expect(teamsIn({ vendor: 'BTI', roomId: null })).toBeNull()
})
