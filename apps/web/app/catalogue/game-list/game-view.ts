import { GameCategory } from '@ante/contract/catalogue/category.ts'
import { GameSort } from '@ante/contract/catalogue/game-sort.ts'
import type { VendorSettings } from '@ante/contract/catalogue/vendors.ts'

import { gameListAddress } from '../game-list-address.ts'
import type { GameFilter } from '../game-list-address.ts'

/** Lists besides all games: hot, recently opened, favourites. */
export const TABS = ['all', 'hot', 'recent', 'fav'] as const
export type GameTab = (typeof TABS)[number]

/** Orders to choose from; `recommended` is the merchant's own. */
export const SORTS = ['recommended', ...GameSort.options] as const
export type ListSort = (typeof SORTS)[number]

/** View of the games, completely represented in the address. */
export interface GameView extends GameFilter {
  tab: GameTab
  /** Minimum bet that a game must accept, or empty. */
  minBet: string
  sort: ListSort
}

export const NAME_LIMIT = 60
/** All games of a category. */
export const ALL_CLASSES = 'ALL'
export const NEW_CLASS = 'NEW'
/** Source: product specification 2, "Filter panel". */
export const MIN_BETS: readonly string[] = ['0.01', '0.05', '0.1', '0.5', '0.75']

/** Initial view of a category or one of its lists: without filters, in the default class. */
export const startOf = (category: GameCategory, tab: GameTab = 'all'): GameView => ({
  category,
  tab,
  vendor: '',
  classify: '',
  name: '',
  minBet: '',
  sort: 'recommended',
})

/**
 * Returns the class of a view in which none is chosen: new games for slots in the merchant's order, otherwise all. A
 * chosen order applies to all games: the first one has the highest return of all. Source: product specification 4.
 */
export const defaultClass = ({ category, tab, vendor, name, minBet, sort }: GameView): string => {
  const isStart = tab === 'all' && !vendor && !name && !minBet && sort === 'recommended'
  return category === 'RNG' && isStart ? NEW_CLASS : ALL_CLASSES
}

/** The class of the listed games. */
export const classShown = (view: GameView): string => view.classify || defaultClass(view)

/** Whether only new games are listed, because nothing else was chosen. */
export const startsWithNew = (view: GameView): boolean =>
  [defaultClass(view), classShown(view)].every((id) => id === NEW_CLASS)

/** Parses the view from an address; invalid values are dropped. */
export function viewOf(search: URLSearchParams): GameView {
  const category = GameCategory.safeParse(search.get('gameType')?.toUpperCase()).data ?? 'HOT'
  const tab = TABS.find((id) => id === search.get('tab')) ?? 'all'
  return consistentView({
    category,
    tab,
    vendor: search.get('vassalage') ?? '',
    classify: search.get('gameClassify')?.toUpperCase() ?? '',
    name: (search.get('gameName') ?? '').trim().slice(0, NAME_LIMIT),
    minBet: search.get('minBet') ?? '',
    sort: SORTS.find((id) => id === search.get('sort')) ?? 'recommended',
  })
}

/**
 * Drops parts of a view that its list does not have. Only the list of all games has classes and, for slots, minimum
 * bets; a member's own lists have a fixed order.
 */
function consistentView({ category, tab, classify, minBet, sort, ...rest }: GameView): GameView {
  const isAll = tab === 'all' && category !== 'HOT'
  const view = {
    ...rest,
    category,
    tab: category === 'HOT' && tab === 'hot' ? 'all' : tab,
    classify: isAll ? classify : '',
    minBet: isAll && narrowsByBet(category) && MIN_BETS.includes(minBet) ? minBet : '',
    sort: isOwn({ tab }) ? 'recommended' : sort,
  }
  return view.classify === defaultClass(view) ? { ...view, classify: '' } : view
}

export const narrowsByBet = (category: GameCategory): boolean => category === 'RNG'

/** Whether the view is one of the member's own lists: recent games or favourites. */
export const isOwn = ({ tab }: Pick<GameView, 'tab'>): boolean => tab === 'recent' || tab === 'fav'

/** Returns the address of the view. */
export function viewAddress(view: GameView): string {
  const { tab, minBet, sort, ...filter } = view
  const parameters = [
    tab === 'all' ? '' : `&tab=${tab}`,
    minBet && `&minBet=${minBet}`,
    sort === 'recommended' ? '' : `&sort=${sort}`,
  ]
  const classify = filter.classify === defaultClass(view) ? '' : filter.classify
  return gameListAddress({ ...filter, classify }) + parameters.join('')
}

/** Returns the view without its filters, in all classes. */
export const withoutFilters = (view: GameView): GameView => ({
  ...view,
  tab: 'all',
  vendor: '',
  classify: ALL_CLASSES,
  minBet: '',
})

type Section = VendorSettings['sorting'][number]

export function sectionOf(settings: VendorSettings, category: GameCategory): Section | undefined {
  return settings.sorting.find((section) => section.category === category)
}

/** Esports and cockfights have no vendor choice. Source: product specification 2, "Game list". */
const WITHOUT_VENDORS: readonly GameCategory[] = ['ESPORTS', 'COCKFIGHT']

/** Vendors to choose from. */
export function vendorsToChoose(section: Section | undefined): Section['vendorNames'] {
  const vendors = (section?.vendorNames ?? []).filter(({ category }) => !WITHOUT_VENDORS.includes(category))
  return vendors.length > 1 ? vendors : []
}

/** The requested view, limited to what this merchant has. */
export function viewWithin(settings: VendorSettings, view: GameView): GameView {
  const section = sectionOf(settings, view.category)
  if (!section)
    return view.category === 'HOT' ? { ...view, vendor: '' } : { ...startOf('HOT', view.tab), name: view.name }
  const classes = [ALL_CLASSES, NEW_CLASS, ...section.classes]
  return {
    ...view,
    vendor: section.vendorNames.some(({ vendor }) => vendor === view.vendor) ? view.vendor : '',
    classify: classes.includes(view.classify) ? view.classify : '',
  }
}
