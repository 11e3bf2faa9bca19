import { expect, test } from 'vitest'

import { entryFinder } from './find-entries.ts'
import type { EntryKind, SearchEntry } from './search-entry.ts'

const entry = (kind: EntryKind, name: string, note = ''): SearchEntry => ({ kind, name, note, to: name, picture: '' })

const find = entryFinder([
  entry('page', 'Deposit'),
  entry('page', 'إيداع'),
  entry('page', 'ฝากเงิน'),
  entry('page', '入金'),
  entry('game', 'Northlight Reels', 'Ansel'),
  entry('game', 'Café Royale', 'Lumen'),
  entry('game', 'Golden North', 'Lumen'),
  entry('vendor', 'Lumen'),
  entry('match', 'Port Amber – Nordia', 'Archipelago League'),
  entry('promotion', 'Weekend cashback'),
])
const names = (typed: string) => find(typed).map(({ name }) => name)

test.each([
  ['north', ['Northlight Reels', 'Golden North']],
  ['NORTH reels', ['Northlight Reels']],
  ['cafe', ['Café Royale']],
  ['lumen', ['Lumen', 'Café Royale', 'Golden North']],
  ['nordia', ['Port Amber – Nordia']],
  ['archip', ['Port Amber – Nordia']],
  ['cash', ['Weekend cashback']],
  ['ايداع', ['إيداع']],
  ['إيدَاع', ['إيداع']],
  ['ฝาก', ['ฝากเงิน']],
  ['入', ['入金']],
  ['nrothlight', ['Northlight Reels']],
  ['depsoit', ['Deposit']],
  ['royle', ['Café Royale']],
  ['qqq', []],
  ['  ', []],
])('“%s” finds %j', (typed, expected) => {
  expect(names(typed)).toEqual(expected)
})

test('a kind with an item of exactly the typed name comes first', () => {
  const findLottery = entryFinder([
    entry('game', 'Daily Six', 'Ante Lottery'),
    entry('vendor', 'Ante Lottery'),
    entry('page', 'Lottery'),
    entry('page', 'Lottery results'),
  ])
  expect(findLottery('Lottery').map(({ name }) => name)).toEqual([
    'Lottery',
    'Lottery results',
    'Daily Six',
    'Ante Lottery',
  ])
  expect(findLottery('lott').map(({ name }) => name)).toEqual([
    'Daily Six',
    'Ante Lottery',
    'Lottery',
    'Lottery results',
  ])
})

test('each kind has a limited number of results, the best first', () => {
  const many = Array.from({ length: 20 }, (_, number) => entry('game', `Lucky ${number}`))
  const results = entryFinder([entry('game', 'Very lucky'), ...many])('lucky')
  expect(results.map(({ name }) => name)).toEqual(['Lucky 0', 'Lucky 1', 'Lucky 2', 'Lucky 3', 'Lucky 4', 'Lucky 5'])
})
