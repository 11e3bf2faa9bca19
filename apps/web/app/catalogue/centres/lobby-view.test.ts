import { expect, test } from 'vitest'

import { lobbyAddress, lobbyGames, lobbyOf } from './lobby-view.ts'
import { hall } from './test/hall.ts'

const HALLS = [hall('RNG', 'JL'), hall('LIVE', 'SLV'), hall('PVP', 'BYD'), hall('PVP', 'JL')]

test.each([
  ['', 'gameType=LIVE'],
  ['gameType=PVP', 'gameType=PVP'],
  ['gameType=PVP&vassalage=JL', 'gameType=PVP&vassalage=JL'],
  ['vassalage=BYD', 'gameType=PVP&vassalage=BYD'],
  ['gameType=LIVE&vassalage=JL', 'gameType=LIVE'],
  ['gameType=PVP&gameClassify=poker', 'gameType=PVP&gameClassify=POKER'],
  ['gameType=CHESS&vassalage=NOBODY', 'gameType=LIVE'],
])('“%s” shows %s', (query, expected) => {
  expect(lobbyAddress(lobbyOf(new URLSearchParams(query), HALLS))).toBe(`/m/gameLobby?${expected}`)
})

test('the lobby of slots lists all games, not only new ones', () => {
  const view = lobbyOf(new URLSearchParams('gameType=RNG'), HALLS)
  expect(lobbyGames(view).classify).toBe('ALL')
  expect(lobbyAddress(lobbyGames(view))).toBe('/m/gameLobby?gameType=RNG')
})

test('without live tables the lobby starts with the first category, and without games with none', () => {
  expect(lobbyOf(new URLSearchParams(), HALLS.slice(0, 1)).category).toBe('RNG')
  expect(lobbyOf(new URLSearchParams(), []).category).toBeNull()
})
