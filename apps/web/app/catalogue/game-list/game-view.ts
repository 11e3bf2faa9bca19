import { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { VendorSettings } from '@ante/contract/catalogue/vendors.ts'

import { gameListAddress } from '../game-list-address.ts'
import type { GameFilter } from '../game-list-address.ts'

/** Tabs besides all games: hot, recently opened, favourites. */
export const TABS = ['all', 'hot', 'recent', 'fav'] as const
export type GameTab = (typeof TABS)[number]

/** View of the games, completely represented in the address. */
export interface GameView extends GameFilter {
  tab: GameTab
  /** Minimum bet that a game must accept, or empty. */
  minBet: string
}

export const NAME_LIMIT = 60
/** All games of a category, if explicitly chosen. */
export const ALL_CLASSES = 'ALL'
export const NEW_CLASS = 'NEW'
/** Source: product specification 2, "Filter panel". */
export const MIN_BETS: readonly string[] = ['0.01', '0.05', '0.1', '0.5', '0.75']

/** Initial view of a category or one of its tabs: without filters. */
export const startOf = (category: GameCategory, tab: GameTab = 'all'): GameView => ({
  category,
  tab,
  vendor: '',
  classify: '',
  name: '',
  minBet: '',
})

/** Parses the view from an address; invalid values are dropped. */
export function viewOf(search: URLSearchParams): GameView {
  const category = GameCategory.safeParse(search.get('gameType')?.toUpperCase()).data ?? 'HOT'
  const tab = TABS.find((id) => id === search.get('tab')) ?? 'all'
  return sensible({
    category,
    tab,
    vendor: search.get('vassalage') ?? '',
    classify: search.get('gameClassify')?.toUpperCase() ?? '',
    name: (search.get('gameName') ?? '').trim().slice(0, NAME_LIMIT),
    minBet: search.get('minBet') ?? '',
  })
}

/** Class and minimum bet apply only to the tab of all games, the bet only to slots; the hot list has no classes. */
function sensible({ category, tab, classify, minBet, ...rest }: GameView): GameView {
  const isAll = tab === 'all' && category !== 'HOT'
  return {
    ...rest,
    category,
    tab: category === 'HOT' && tab === 'hot' ? 'all' : tab,
    classify: isAll ? classify : '',
    minBet: isAll && narrowsByBet(category) && MIN_BETS.includes(minBet) ? minBet : '',
  }
}

export const narrowsByBet = (category: GameCategory): boolean => category === 'RNG'

/** Returns the address of the view. */
export function viewAddress({ tab, minBet, ...filter }: GameView): string {
  return gameListAddress(filter) + (tab === 'all' ? '' : `&tab=${tab}`) + (minBet && `&minBet=${minBet}`)
}

/** The effective class: slots default to the new ones. */
export function classShown({ category, vendor, classify, name, minBet }: GameView): string {
  if (classify) return classify
  return category === 'RNG' && !vendor && !name && !minBet ? NEW_CLASS : ALL_CLASSES
}

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
