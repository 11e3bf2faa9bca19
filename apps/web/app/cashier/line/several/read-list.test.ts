import { expect, test } from 'vitest'

import { readList } from './read-list.ts'

const reader = { locale: 'en', currency: 'PHP' }

test('a list is read as it comes out of a spreadsheet or off the keys', () => {
  expect(readList('player01\t1,200.50\r\n\n  player02 ; 10\nplayer03,5\nplayer04   ₱ 7.5 ', reader)).toEqual([
    { to: 'player01', amount: '1200.50' },
    { to: 'player02', amount: '10.00' },
    { to: 'player03', amount: '5.00' },
    { to: 'player04', amount: '7.50' },
  ])
})

test('a line without an amount, or with none that can be read, says so', () => {
  expect(readList('player01\nplayer02 ten\nplayer03 -5', reader)).toEqual([
    { to: 'player01', amount: null },
    { to: 'player02', amount: null },
    { to: 'player03', amount: null },
  ])
})
