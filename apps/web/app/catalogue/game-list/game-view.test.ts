import type { VendorSettings } from '@ante/contract/catalogue/vendors.ts'
import { expect, test } from 'vitest'

import {
  classShown,
  startOf,
  startsWithNew,
  vendorsToChoose,
  viewAddress,
  viewOf,
  viewWithin,
  withoutFilters,
} from './game-view.ts'
import type { GameView } from './game-view.ts'

const viewOfQuery = (query: string) => viewOf(new URLSearchParams(query))
const parsedBack = (view: GameView) => viewOfQuery(viewAddress(view).split('?')[1] ?? '')

test.each<Partial<GameView>>([
  {},
  { category: 'RNG', vendor: 'ANS', classify: 'NEW', name: 'a b&c', minBet: '0.05' },
  { category: 'RNG', sort: 'new' },
  { category: 'RNG', classify: 'ALL' },
  { category: 'LIVE', sort: 'name' },
  { category: 'LIVE', tab: 'recent', vendor: 'TF', name: 'é' },
  { tab: 'fav' },
])('a view and its address are equivalent: %j', (given) => {
  const view = { ...startOf(given.category ?? 'HOT'), ...given }
  expect(parsedBack(view)).toEqual(view)
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
  ['gameType=RNG&gameClassify=ALL', { ...startOf('RNG'), classify: 'ALL' }],
  ['gameType=RNG&gameClassify=new', startOf('RNG')],
  ['gameType=RNG&tab=hot&gameClassify=ALL', startOf('RNG', 'hot')],
  ['gameType=LIVE&gameClassify=ALL', startOf('LIVE')],
  ['gameType=RNG&sort=new', { ...startOf('RNG'), sort: 'new' }],
  ['gameType=LIVE&sort=return', { ...startOf('LIVE'), sort: 'return' }],
  ['gameType=LIVE&sort=luck', startOf('LIVE')],
  ['gameType=LIVE&tab=fav&sort=name', startOf('LIVE', 'fav')],
  ['gameType=RNG&gameClassify=jp', { ...startOf('RNG'), classify: 'JP' }],
])('%j is parsed to its valid part', (query, view) => {
  expect(viewOfQuery(query)).toEqual(view)
})

test('a name has a maximum length', () => {
  expect(viewOfQuery(`gameName=${'x'.repeat(500)}`).name).toHaveLength(60)
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
    'an available vendor and class stay',
    { ...startOf('RNG'), vendor: 'JL', classify: 'JP' },
    { ...startOf('RNG'), vendor: 'JL', classify: 'JP' },
  ],
  ['a vendor of another category is dropped', { ...startOf('RNG'), vendor: 'TF' }, startOf('RNG')],
  ['an unknown class is dropped', { ...startOf('RNG'), classify: 'CHESS' }, startOf('RNG')],
  [
    'a category that is not offered is replaced with the hot games',
    { ...startOf('FISH'), vendor: 'JL', name: 'koi' },
    { ...startOf('HOT'), name: 'koi' },
  ],
  [
    'a vendor is dropped for a list of all categories',
    { ...startOf('HOT', 'fav'), vendor: 'JL' },
    startOf('HOT', 'fav'),
  ],
])('%s', (_what, given, expected) => {
  expect(viewWithin(settings, given)).toEqual(expected)
})

test.each([
  ['gameType=RNG', 'NEW', true],
  ['gameType=RNG&sort=name', 'ALL', false],
  ['gameType=RNG&sort=name&gameClassify=NEW', 'NEW', false],
  ['gameType=RNG&gameClassify=ALL', 'ALL', false],
  ['gameType=RNG&gameClassify=JP', 'JP', false],
  ['gameType=RNG&gameName=koi', 'ALL', false],
  ['gameType=RNG&vassalage=JL', 'ALL', false],
  ['gameType=RNG&vassalage=JL&gameClassify=NEW', 'NEW', false],
  ['gameType=RNG&minBet=0.1', 'ALL', false],
  ['gameType=RNG&tab=hot', 'ALL', false],
  ['gameType=LIVE', 'ALL', false],
  ['gameType=HOT', 'ALL', false],
])('%s lists the class %s; starts with new games: %s', (query, classify, isStart) => {
  expect([classShown(viewOfQuery(query)), startsWithNew(viewOfQuery(query))]).toEqual([classify, isStart])
})

test.each<[Partial<GameView>, string]>([
  [{ classify: 'NEW' }, ''],
  [{ classify: 'ALL' }, '&gameClassify=ALL'],
  [{ classify: 'ALL', vendor: 'JL' }, '&vassalage=JL'],
  [{ classify: 'NEW', vendor: 'JL' }, '&vassalage=JL&gameClassify=NEW'],
])('the address of slots with %j omits the default class', (chosen, rest) => {
  expect(viewAddress({ ...startOf('RNG'), ...chosen })).toBe(`/m/gameList?gameType=RNG${rest}`)
})

test('clearing the filters keeps category, name and order, and lists all classes', () => {
  const storedView = { ...startOf('RNG'), name: 'reels', sort: 'name' } as const
  const cleared = withoutFilters({ ...storedView, tab: 'hot', vendor: 'JL', classify: 'JP', minBet: '0.1' })
  expect(cleared).toEqual({ ...storedView, classify: 'ALL' })
})

test('a vendor choice exists where there are several, but not for esports', () => {
  const [slots, esports] = settings.sorting
  expect(vendorsToChoose(slots).map(({ vendor }) => vendor)).toEqual(['ANS', 'JL'])
  expect(vendorsToChoose(esports)).toEqual([])
  expect(vendorsToChoose(section('RNG', 'ANS'))).toEqual([])
  expect(vendorsToChoose(undefined)).toEqual([])
})
