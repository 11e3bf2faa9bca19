import type { VendorSettings } from '@ante/contract/catalogue/vendors.ts'
import { expect, test } from 'vitest'

import { classShown, startOf, vendorsToChoose, viewAddress, viewOf, viewWithin } from './game-view.ts'
import type { GameView } from './game-view.ts'

const of = (query: string) => viewOf(new URLSearchParams(query))
const again = (view: GameView) => of(viewAddress(view).split('?')[1] ?? '')

test.each<Partial<GameView>>([
  {},
  { category: 'RNG', vendor: 'ANS', classify: 'NEW', name: 'a b&c', minBet: '0.05' },
  { category: 'RNG', classify: 'ALL' },
  { category: 'LIVE', tab: 'recent', vendor: 'TF', name: 'é' },
  { tab: 'fav' },
])('a view and its address are equivalent: %j', (requested) => {
  const view = { ...startOf('HOT'), ...requested }
  expect(again(view)).toEqual(view)
})

test.each([
  ['', startOf('HOT')],
  ['gameType=nonsense&tab=nothing&minBet=7', startOf('HOT')],
  ['gameType=live', startOf('LIVE')],
  ['gameType=HOT&tab=hot', startOf('HOT')],
  ['gameType=HOT&gameClassify=JP&minBet=0.01', startOf('HOT')],
  ['gameType=LIVE&minBet=0.01', startOf('LIVE')],
  ['gameType=RNG&minBet=0.02', startOf('RNG')],
  ['gameType=RNG&tab=fav&gameClassify=JP&minBet=0.01', startOf('RNG', 'fav')],
  ['gameType=RNG&gameClassify=jp', { ...startOf('RNG'), classify: 'JP' }],
])('%j is parsed to its valid part', (query, view) => {
  expect(of(query)).toEqual(view)
})

test('a name has a maximum length', () => {
  expect(of(`gameName=${'x'.repeat(500)}`).name).toHaveLength(60)
})

test.each<[string, GameView, string]>([
  ['slots', startOf('RNG'), 'NEW'],
  ['all slots, once chosen', { ...startOf('RNG'), classify: 'ALL' }, 'ALL'],
  ['the slots of a maker', { ...startOf('RNG'), vendor: 'ANS' }, 'ALL'],
  ['slots by name', { ...startOf('RNG'), name: 'reels' }, 'ALL'],
  ['slots by their smallest bet', { ...startOf('RNG'), minBet: '0.01' }, 'ALL'],
  ['new slots of a maker', { ...startOf('RNG'), vendor: 'ANS', classify: 'NEW' }, 'NEW'],
  ['other categories', startOf('FISH'), 'ALL'],
])('%s show their class', (_what, view, shown) => {
  expect(classShown(view)).toBe(shown)
})

const tileOf = (code: string, category: 'RNG' | 'ESPORTS') => ({
  category,
  vendor: code,
  vendorName: code,
  icon: '',
  games: 1,
  opens: '',
})
const section = (category: 'RNG' | 'ESPORTS', ...vendors: string[]) => ({
  category,
  games: 2,
  classes: ['JP', 'VIDEO'],
  shows: 'games' as const,
  vendorNames: vendors.map((code) => tileOf(code, category)),
})
const settings: VendorSettings = { sorting: [section('RNG', 'ANS', 'JL'), section('ESPORTS', 'TF', 'ANS')] }

test.each<[string, GameView, GameView]>([
  [
    'what is there stays',
    { ...startOf('RNG'), vendor: 'JL', classify: 'JP' },
    { ...startOf('RNG'), vendor: 'JL', classify: 'JP' },
  ],
  ['a maker of another category', { ...startOf('RNG'), vendor: 'TF' }, startOf('RNG')],
  ['a class that nobody knows', { ...startOf('RNG'), classify: 'CHESS' }, startOf('RNG')],
  [
    'a category that is not offered',
    { ...startOf('FISH'), vendor: 'JL', name: 'koi' },
    { ...startOf('HOT'), name: 'koi' },
  ],
  ['a maker among the hot games', { ...startOf('HOT', 'fav'), vendor: 'JL' }, startOf('HOT', 'fav')],
])('%s', (_what, requested, shown) => {
  expect(viewWithin(settings, requested)).toEqual(shown)
})

test('a vendor choice exists where there are several, but not for esports', () => {
  const [slots, esports] = settings.sorting
  expect(vendorsToChoose(slots).map(({ vendor }) => vendor)).toEqual(['ANS', 'JL'])
  expect(vendorsToChoose(esports)).toEqual([])
  expect(vendorsToChoose(section('RNG', 'ANS'))).toEqual([])
  expect(vendorsToChoose(undefined)).toEqual([])
})
