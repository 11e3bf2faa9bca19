import { expect, test } from 'vitest'

import { launchAddress, matchAddress } from './launch-address.ts'

const queryOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]))

test('a game’s address contains vendor, room, node and whether play money is supported', () => {
  const game = {
    nodeId: 10_001,
    vendor: 'ANS',
    gameName: 'Northlight Reels',
    category: 'RNG' as const,
    minBet: '0.20',
    gameId: 'a&b=c',
    supportPlay: true,
    showIcon: '',
    gameClassifyNew: [],
    isNew: false,
    hot: false,
  }
  expect(queryOf(launchAddress(game))).toEqual({
    vendor: 'ANS',
    gameId: 'a&b=c',
    nodeId: '10001',
    category: 'RNG',
    supportPlay: '1',
  })
})

test('so does the sportsbook of a match', () => {
  const match = {
    league: '',
    matchTime: '',
    homeTeam: '',
    awayTeam: '',
    homeTeamImageUrl: '',
    awayTeamImageUrl: '',
    vendor: 'BTI',
    gameId: 'book',
    roomId: 'bti-101',
    nodeId: 50_001,
    supportPlay: false,
    playable: true,
  }
  expect(queryOf(matchAddress(match))).toEqual({
    vendor: 'BTI',
    gameId: 'book',
    roomId: 'bti-101',
    nodeId: '50001',
    category: 'SPORTS',
    supportPlay: '0',
  })
})
