import { VendorSettings } from '@ante/contract/catalogue/vendors.ts'
import { expect, test } from 'vitest'

import { chosenFilters } from './chosen-filters.ts'
import { startOf } from './game-view.ts'
import type { GameView } from './game-view.ts'

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
const slots = startOf('RNG')

test.each<[string, GameView, string[]]>([
  ['nothing', slots, []],
  ['a name and an order', { ...slots, name: 'reels', sort: 'name' }, []],
  ['all classes', { ...slots, classify: 'ALL' }, []],
  ['new games, with which slots start', { ...slots, classify: 'NEW' }, []],
  ['new games of a vendor', { ...slots, vendor: 'JL', classify: 'NEW' }, ['vendor Jade Lantern', 'classify NEW']],
  ['a vendor, by its name', { ...slots, vendor: 'JL' }, ['vendor Jade Lantern']],
  ['class and bet', { ...slots, classify: 'JP', minBet: '0.1' }, ['classify JP', 'minBet 0.1']],
  ['favourites of a category', { ...slots, tab: 'fav' }, ['tab fav']],
  ['favourites of all categories', startOf('HOT', 'fav'), []],
])('%s', (_what, view, chosen) => {
  expect(chosenFilters(view, settings).map(({ kind, value }) => `${kind} ${value}`)).toEqual(chosen)
})

test('each chosen filter contains the view without this filter', () => {
  const view = { ...slots, vendor: 'JL', classify: 'JP', minBet: '0.1' }
  expect(chosenFilters(view, settings).map(({ without }) => without)).toEqual([
    { ...view, vendor: '' },
    { ...view, classify: 'ALL' },
    { ...view, minBet: '' },
  ])
})

test('without the vendor all games of the category are listed, not only new ones', () => {
  const [vendor] = chosenFilters({ ...slots, vendor: 'JL' }, settings)
  expect(vendor?.without).toEqual({ ...slots, classify: 'ALL' })
})
