import { expect, test } from 'vitest'

import { launchAddress, matchAddress } from './launch-address.ts'

const parametersOf = (address: string) => [...new URLSearchParams(address.split('?')[1])]

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
  expect(parametersOf(launchAddress(game))).toEqual([
    ['vendor', 'ANS'],
    ['gameId', 'a&b=c'],
    ['gameCategory', 'RNG'],
    ['nodeId', '10001'],
    ['supportPlay', '1'],
  ])
})

test('the address of a match’s sportsbook has the same parameters as that of a game', () => {
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
  expect(parametersOf(matchAddress(match))).toEqual([
    ['vendor', 'BTI'],
    ['gameId', 'book'],
    ['gameCategory', 'SPORTS'],
    ['roomId', 'bti-101'],
    ['nodeId', '50001'],
    ['supportPlay', '0'],
  ])
})
