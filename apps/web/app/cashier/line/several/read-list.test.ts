import { expect, test } from 'vitest'

import { readList } from './read-list.ts'

const reader = { locale: 'en', currency: 'PHP' }

test('a list is parsed as pasted from a spreadsheet or typed', () => {
  expect(readList('player01\t1,200.50\r\n\n  player02 ; 10\nplayer03,5\nplayer04   ₱ 7.5 ', reader)).toEqual([
    { to: 'player01', amount: '1200.50' },
    { to: 'player02', amount: '10.00' },
    { to: 'player03', amount: '5.00' },
    { to: 'player04', amount: '7.50' },
  ])
})

test('a line with a missing or invalid amount is reported', () => {
  expect(readList('player01\nplayer02 ten\nplayer03 -5', reader)).toEqual([
    { to: 'player01', amount: null },
    { to: 'player02', amount: null },
    { to: 'player03', amount: null },
  ])
})
