import { expect, test } from 'vitest'

import { readFeed } from './read-feed.ts'

const GAME = { gameId: 'pearl', name: 'Pearl', category: 'RNG', minBet: '0.1', picture: '/pictures/games/pearl.webp' }
const json = (fields: object) => readFeed(JSON.stringify([{ ...GAME, ...fields }]), 'json')

test('a CSV table and a JSON list of the same games are equal feeds', () => {
  const table =
    'gameId,name,category,classes,isNew,minBet,picture,supportPlay,hotRank\n' +
    'pearl,"Pearl, the Sea’s",RNG,VIDEO|JP,yes,0.25,/p/pearl.webp,TRUE,3\n' +
    'shell,Shell,FISH,,,1,https://cdn.example/shell.webp,no,\n'
  const list = [
    {
      gameId: 'pearl',
      name: 'Pearl, the Sea’s',
      category: 'RNG',
      classes: ['VIDEO', 'JP'],
      isNew: true,
      minBet: 0.25,
      picture: '/p/pearl.webp',
      supportPlay: true,
      hotRank: 3,
    },
    { gameId: 'shell', name: 'Shell', category: 'FISH', minBet: '1', picture: 'https://cdn.example/shell.webp' },
  ]
  const read = readFeed(table, 'csv')
  expect(read.wrong).toEqual([])
  expect(read.games.map(({ line }) => line)).toEqual([2, 3])
  expect(read.games.map(({ game }) => game)).toEqual(
    readFeed(JSON.stringify(list), 'json').games.map(({ game }) => game),
  )
  expect(read.games[1]?.game).toMatchObject({ classes: [], isNew: false, supportPlay: false, minBet: '1' })
})

test.each([
  [{ gameId: undefined }, 'gameId is missing'],
  [{ gameId: 'a b' }, 'gameId has 1 to 64 letters, digits, - . : and _'],
  [{ name: '  ' }, 'name is missing'],
  [{ name: 'x'.repeat(81) }, 'name has 1 to 80 characters'],
  [{ category: 'HOT' }, /^category is one of SPORTS, ESPORTS/],
  [{ category: 'rng' }, /^category is one of/],
  [{ classes: 'VIDEO|NEW' }, 'classes cannot hold ALL, NEW, HOT or FAV'],
  [{ classes: ['video'] }, 'classes has capitals, digits and _ in each class'],
  [{ classes: 7 }, 'classes is a list, in a table VIDEO|JP'],
  [{ isNew: 'perhaps' }, 'isNew is yes or no'],
  [{ hotRank: 0 }, 'hotRank is a whole number from 1 to 999999999'],
  [{ hotRank: 'first' }, 'hotRank is a whole number from 1 to 999999999'],
  [{ minBet: '-1' }, 'minBet is an amount like 0.25'],
  [{ minBet: '0,5' }, 'minBet is an amount like 0.25'],
  [{ minBet: 0.000_01 }, 'minBet is an amount like 0.25'],
  [{ picture: 'pearl.webp' }, 'picture begins with / or https://'],
  [{ picture: 'javascript:alert(1)' }, 'picture begins with / or https://'],
  [{ nodeId: 1.5 }, 'nodeId is a whole number from 1 to 999999999'],
  [{ nodeId: 1_000_000_000 }, 'nodeId is a whole number from 1 to 999999999'],
  [{ minbet: '1' }, 'minbet is no field of a game'],
  [{ gameId: undefined, name: undefined }, 'gameId is missing; name is missing'],
])('a game with %j is invalid', (fields, reason) => {
  const { games, wrong } = json(fields)
  expect(games).toEqual([])
  expect(wrong.map(({ line }) => line)).toEqual([1])
  expect(wrong[0]?.reason).toMatch(reason)
})

test.each([
  ['json', '[]', 1, 'holds no game'],
  ['json', '{"games": []}', 1, /^is no list of games/],
  ['json', '[\n{"gameId": }\n]', 2, /^is no JSON/],
  ['json', '[\n  "pearl"\n]', 2, /^is no game/],
  ['csv', '', 1, 'holds no game'],
  ['csv', 'gameId,name', 1, 'holds no game'],
  ['csv', 'gameId,nmae\nx,y', 1, /^has no column nmae; columns are vendor, gameId/],
  ['csv', 'gameId,gameId\nx,y', 1, /^names gameId twice/],
  ['csv', 'gameId,name\n"x,y', 2, 'a quotation is not closed'],
  ['csv', 'gameId,name,category,minBet,picture\nx,y,RNG,1,/p.webp,more', 2, 'column 6 is no field of a game'],
] as const)('the %s feed %j is invalid on line %i', (kind, text, line, reason) => {
  const { games, wrong } = readFeed(text, kind)
  expect(games).toEqual([])
  expect(wrong.map((item) => item.line)).toEqual([line])
  expect(wrong[0]?.reason).toMatch(reason)
})

test('every invalid line is reported, and the others are parsed', () => {
  const lines = ['a,A,RNG,1,/a.webp', 'b,B,CHESS,1,/b.webp', 'c,C,RNG,1,/c.webp', 'd,,RNG,x,/d.webp']
  const { games, wrong } = readFeed(['gameId,name,category,minBet,picture', ...lines].join('\n'), 'csv')
  expect(games.map(({ game }) => game.gameId)).toEqual(['a', 'c'])
  expect(wrong.map(({ line }) => line)).toEqual([3, 5])
  expect(wrong[1]?.reason).toBe('name is missing; minBet is an amount like 0.25')
})
