import { VendorSettings } from '@ante/contract/catalogue/vendors.ts'
import { expect, test } from 'vitest'

import { unknownIn } from './unknown-in.ts'

const settings = VendorSettings.parse({
  sorting: [
    {
      category: 'RNG',
      games: 2,
      classes: ['JP'],
      vendorNames: [{ category: 'RNG', vendor: 'JL', vendorName: 'Jade Lantern', icon: '' }],
    },
  ],
})

test.each([
  ['', null],
  ['gameType=hot', null],
  ['gameType=HOT&vassalage=JL', null],
  ['gameType=RNG&vassalage=JL&gameClassify=jp', null],
  ['gameType=RNG&gameClassify=NEW', null],
  ['gameType=RNG&gameClassify=ALL', null],
  ['gameType=CHESS', 'category CHESS'],
  ['gameType=LIVE&vassalage=JL', 'category LIVE'],
  ['gameType=RNG&vassalage=NOBODY&gameClassify=X', 'vendor NOBODY'],
  ['gameType=RNG&gameClassify=X', 'class X'],
  ['gameType=RNG&tab=fav&minBet=0.05', null],
  ['gameType=RNG&tab=best', 'tab best'],
  ['tab=best', 'tab best'],
  ['gameType=RNG&sort=name', null],
  ['gameType=RNG&sort=luck', null],
  ['gameType=RNG&minBet=0.07', 'smallestBet 0.07'],
  ['gameType=RNG&minBet=0.010', 'smallestBet 0.010'],
  ['gameType=HOT&minBet=0.1', 'smallestBet 0.1'],
  ['gameType=RNG&vassalage=NOBODY&minBet=x&tab=', 'vendor NOBODY'],
  [`gameType=${'A'.repeat(99)}`, `category ${'A'.repeat(40)}`],
])('“%s” requests %s', (query, expected) => {
  const unknown = unknownIn(new URLSearchParams(query), settings)
  expect(unknown && `${unknown.parameter} ${unknown.name}`).toBe(expected)
})
