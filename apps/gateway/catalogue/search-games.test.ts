import { searchable } from '@ante/contract/kit/searchable.ts'
import { maxEdits, editDistanceToPrefix } from '@ante/contract/catalogue/misspelling.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { ListedGame } from './merchant-catalogue.ts'
import { searchGames } from './search-games.ts'

const listed = (gameName: string, vendorName = 'Northlight'): ListedGame => ({
  game: {
    nodeId: 1,
    vendor: 'NLS',
    gameName,
    category: 'RNG',
    gameId: gameName,
    supportPlay: true,
    showIcon: '',
    gameClassifyNew: [],
    isNew: false,
    hot: false,
    minBet: '0.10',
  },
  searchName: searchable(gameName),
  searchVendor: searchable(vendorName),
  minBet: 1000n,
  facts: { vendorName, returnToPlayer: null, volatility: null, maxBet: null },
  players: 0,
  hotRank: null,
})

const games = [
  listed('Golden Dragon'),
  listed('Dragon Tiger', 'Golden Hall'),
  listed('Café del Mar'),
  listed('Snapdragon Garden'),
  listed('龍の宝石', 'Kirin'),
  listed('فواكه', 'Kirin'),
  listed('Sun & Moon'),
  listed('Łowca Smoków', 'Đại Lộc'),
]

const namesFor = (typed: string) => searchGames(games, typed).map(({ game }) => game.gameName)

test.each([
  { typed: '', means: 'all, as the lobby has them', found: games.map(({ game }) => game.gameName) },
  { typed: 'dragon', means: 'what begins so first', found: ['Dragon Tiger', 'Golden Dragon', 'Snapdragon Garden'] },
  { typed: 'DRAG', means: 'the beginning of a word', found: ['Dragon Tiger', 'Golden Dragon', 'Snapdragon Garden'] },
  { typed: 'dragon golden', means: 'all words, in any order', found: ['Golden Dragon', 'Dragon Tiger'] },
  { typed: 'kirin', means: 'a vendor', found: ['龍の宝石', 'فواكه'] },
  { typed: 'cafe  DEL', means: 'no accents', found: ['Café del Mar'] },
  { typed: 'lowca', means: 'letters with a stroke', found: ['Łowca Smoków'] },
  { typed: 'dai loc', means: 'a vendor with a stroke', found: ['Łowca Smoków'] },
  { typed: '宝石', means: 'a part of a word, where words are not parted', found: ['龍の宝石'] },
  { typed: 'فواكه', means: 'another alphabet', found: ['فواكه'] },
  { typed: 'sun and moon', means: 'a sign by its word', found: ['Sun & Moon'] },
  { typed: 'moon&sun', means: 'a sign between words', found: ['Sun & Moon'] },
  { typed: 'dargon', means: 'two letters swapped', found: ['Golden Dragon', 'Dragon Tiger'] },
  { typed: 'tigger', means: 'a letter too many', found: ['Dragon Tiger'] },
  { typed: 'snapdrgon', means: 'a letter missing', found: ['Snapdragon Garden'] },
  { typed: 'mar', means: 'no guess at short words', found: ['Café del Mar'] },
  { typed: 'mat', means: 'no guess at short words', found: [] },
  { typed: 'elephant', means: 'nothing', found: [] },
])('"$typed" finds $means', ({ typed, found }) => {
  expect(namesFor(typed)).toEqual(found)
})

test('every page of a search shows the same games in the same order, under any number of concurrent searches', () => {
  const first = [...searchGames(games, 'dragon')]
  for (let other = 0; other < 200; other++) searchGames(games, `dragon ${other}`)
  expect(searchGames(games, 'dragon')).toEqual(first)
})

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e'), minLength: 4, maxLength: 12 })

test('a game is found despite any single typo in a word of four letters or more', () => {
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom('drop', 'double', 'change', 'swap'), (name, seed, slip) => {
      const at = seed % name.length
      const typed = withTypo(name, at, slip)
      fc.pre(typed.length >= 4)
      expect(searchGames([listed(name)], typed)).toHaveLength(1)
    }),
  )
})

function withTypo(name: string, at: number, slip: 'drop' | 'double' | 'change' | 'swap'): string {
  const [before, letter, after] = [name.slice(0, at), name[at] ?? '', name.slice(at + 1)]
  if (slip === 'drop') return before + after
  if (slip === 'double') return before + letter + letter + after
  if (slip === 'change') return `${before}z${after}`
  return before + after.slice(0, 1) + letter + after.slice(1)
}

test('the numbers of typos equal those of a plain recursion', () => {
  fc.assert(
    fc.property(word, word, (typed, other) => {
      const least = Math.min(...[...other, ''].map((_, end) => typoCount(typed, other.slice(0, end))))
      expect(editDistanceToPrefix(typed, other, 12)).toBe(least)
    }),
  )
})

/** The plain recursion that the table in `editDistanceToPrefix` optimises. */
function typoCount(a: string, b: string): number {
  const table = new Map<string, number>()
  const at = (row: number, column: number): number => {
    const key = `${row} ${column}`
    const known = table.get(key)
    if (known !== undefined) return known
    const value = worked(row, column)
    table.set(key, value)
    return value
  }
  const worked = (row: number, column: number): number => {
    if (row === 0 || column === 0) return row + column
    const same = a[row - 1] === b[column - 1]
    const ways = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (same ? 0 : 1)]
    const swap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
    if (swap) ways.push(at(row - 2, column - 2) + 1)
    return Math.min(...ways)
  }
  return at(a.length, b.length)
}

test.each([
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
])('of %i letters %i may be wrong', (length, slips) => {
  expect(maxEdits('x'.repeat(length))).toBe(slips)
})
