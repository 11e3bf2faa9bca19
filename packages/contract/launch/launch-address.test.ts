import { expect, test } from 'vitest'

import { launchAddress, prizeModeOf, vendorAddress } from './launch-address.ts'
import type { VendorTile } from './launch-address.ts'

const hall = { gameId: 'hall', nodeId: 60_001, supportPlay: true }

// The table of the specification, line by line.
test.each<[string, Partial<VendorTile>, string]>([
  [
    'a lottery opens its own lobby in its prize mode, and leads back home',
    { vendor: 'LOTT', category: 'LOTT', kind: 'lottery', prizeMode: 'Elott', hall },
    '/m/launchGame?playType=trad&prize_mode=Elott&code=lobby&pageBack=home&vendor=LOTT',
  ],
  [
    'so does the electronic one',
    { vendor: 'ELOTT', category: 'ELOTT', kind: 'lottery', prizeMode: 'Lott' },
    '/m/launchGame?playType=trad&prize_mode=Lott&code=lobby&pageBack=home&vendor=ELOTT',
  ],
  [
    'the lottery of South-East Asia has its own mode',
    { vendor: 'TCG_SEA', category: 'LOTT', kind: 'lottery', prizeMode: 'SEA' },
    '/m/launchGame?playType=trad&prize_mode=SEA&code=lobby&pageBack=home&vendor=TCG_SEA',
  ],
  [
    'a book is entered by the route of its category',
    { vendor: 'BTI', category: 'SPORTS', kind: 'h5', hall },
    '/m/gameCenter?vassalage=BTI&gameType=SPORTS',
  ],
  [
    'a vendor of slots has a page in the slots centre',
    { vendor: 'JL', category: 'RNG', kind: 'rng-centre' },
    '/m/slotsCenter?vassalage=JL',
  ],
  ['whatever its other games are', { vendor: 'PXE', category: 'RNG', kind: 'generic' }, '/m/slotsCenter?vassalage=PXE'],
  [
    'any other one opens its hall by the generic launcher',
    { vendor: 'SLV', category: 'LIVE', kind: 'generic', hall },
    '/m/launchGame?vendor=SLV&gameId=hall&gameCategory=LIVE&nodeId=60001&supportPlay=1',
  ],
  [
    'shows its tables without a lobby',
    { vendor: 'SLV', category: 'LIVE', kind: 'generic', hall: null },
    '/m/gameLobby?vassalage=SLV&gameType=LIVE',
  ],
  [
    'a vendor of slots is as any other in the categories beside',
    { vendor: 'JL', category: 'FISH', kind: 'rng-centre', hall: null },
    '/m/gameLobby?vassalage=JL&gameType=FISH',
  ],
])('%s', (_rule, tile, address) => {
  const usual: VendorTile = { vendor: 'X', category: 'LIVE', kind: 'generic', prizeMode: 'Lott', hall: null }
  expect(vendorAddress({ ...usual, ...tile })).toBe(address)
})

test.each([
  ['LOTT', [], 'Lott'],
  ['LOTT', ['ELOTT'], 'Lott'],
  ['LOTT', ['LOTT'], 'Elott'],
  ['ELOTT', ['ELOTT', 'TCG_LOTTO_VN'], 'Elott'],
  ['TCG_LOTTO_VN', ['TCG_LOTTO_VN'], 'Elott'],
  ['TCG_SEA', [], 'SEA'],
  ['TCG_SEA', ['LOTT', 'TCG_LOTTO_VN'], 'SEA'],
] as const)('%s with the electronic lotteries %j is played in the mode %s', (vendor, electronic, mode) => {
  expect(prizeModeOf(vendor, electronic)).toBe(mode)
})

test('the address of a game contains its vendor, its room, its node and whether it supports play money', () => {
  const game = { vendor: 'ANS', gameId: 'a&b=c', nodeId: 10_001, category: 'RNG', supportPlay: false }
  expect(launchAddress({ ...game, roomId: 'bti-101' })).toBe(
    '/m/launchGame?vendor=ANS&gameId=a%26b%3Dc&gameCategory=RNG&roomId=bti-101&nodeId=10001&supportPlay=0',
  )
})
