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
/** All games of a category, as addresses may say. */
export const ALL_CLASSES = 'ALL'
export const NEW_CLASS = 'NEW'
/** Source: product specification 2, "Filter panel". */
export const MIN_BETS: readonly string[] = ['0.01', '0.05', '0.1', '0.5', '0.75']

/** Slots start with the new ones. Source: product specification 4. */
export const defaultSort = (category: GameCategory): ListSort => (category === 'RNG' ? 'new' : 'recommended')

/** Initial view of a category or one of its lists: without filters. */
export const startOf = (category: GameCategory, tab: GameTab = 'all'): GameView => ({
  category,
  tab,
  vendor: '',
  classify: '',
  name: '',
  minBet: '',
  sort: defaultSort(category),
})

/** Parses the view from an address; invalid values are dropped. */
export function viewOf(search: URLSearchParams): GameView {
  const category = GameCategory.safeParse(search.get('gameType')?.toUpperCase()).data ?? 'HOT'
  const tab = TABS.find((id) => id === search.get('tab')) ?? 'all'
  const classify = search.get('gameClassify')?.toUpperCase() ?? ''
  return sensible({
    category,
    tab,
    vendor: search.get('vassalage') ?? '',
    classify: classify === ALL_CLASSES ? '' : classify,
    name: (search.get('gameName') ?? '').trim().slice(0, NAME_LIMIT),
    minBet: search.get('minBet') ?? '',
    sort: SORTS.find((id) => id === search.get('sort')) ?? defaultSort(category),
  })
}

/**
 * Class and minimum bet apply only to the list of all games, the bet only to slots; the hot list has no classes, and a
 * member's own lists have their own order.
 */
function sensible({ category, tab, classify, minBet, sort, ...rest }: GameView): GameView {
  const isAll = tab === 'all' && category !== 'HOT'
  return {
    ...rest,
    category,
    tab: category === 'HOT' && tab === 'hot' ? 'all' : tab,
    classify: isAll ? classify : '',
    minBet: isAll && narrowsByBet(category) && MIN_BETS.includes(minBet) ? minBet : '',
    sort: isOwn({ tab }) ? defaultSort(category) : sort,
  }
}

export const narrowsByBet = (category: GameCategory): boolean => category === 'RNG'

/** Whether it is one of the member's own lists. */
export const isOwn = ({ tab }: Pick<GameView, 'tab'>): boolean => tab === 'recent' || tab === 'fav'

/** Returns the address of the view. */
export function viewAddress({ tab, minBet, sort, ...filter }: GameView): string {
  const more = [
    tab === 'all' ? '' : `&tab=${tab}`,
    minBet && `&minBet=${minBet}`,
    sort === defaultSort(filter.category) ? '' : `&sort=${sort}`,
  ]
  return gameListAddress(filter) + more.join('')
}

/** The same list without its filters. */
export const withoutFilters = (view: GameView): GameView => ({
  ...view,
  tab: 'all',
  vendor: '',
  classify: '',
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
  const classes = [NEW_CLASS, ...section.classes]
  return {
    ...view,
    vendor: section.vendorNames.some(({ vendor }) => vendor === view.vendor) ? view.vendor : '',
    classify: classes.includes(view.classify) ? view.classify : '',
  }
}
