import { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { VendorSettings } from '@ante/contract/catalogue/vendors.ts'

import { gameListAddress } from '../game-list-address.ts'
import type { GameFilter } from '../game-list-address.ts'

/** Beside all games: what is hot, what the member has opened, what he has marked. */
export const TABS = ['all', 'hot', 'recent', 'fav'] as const
export type GameTab = (typeof TABS)[number]

/** What somebody asks to see of the games; all of it stands in the address. */
export interface GameView extends GameFilter {
  tab: GameTab
  /** The smallest bet that a game must take, or nothing. */
  minBet: string
}

export const NAME_LIMIT = 60
/** Every game of a category, where that has been chosen. */
export const ALL_CLASSES = 'ALL'
export const NEW_CLASS = 'NEW'
/** Source: product specification 2, "Filter panel". */
export const MIN_BETS: readonly string[] = ['0.01', '0.05', '0.1', '0.5', '0.75']

/** Where a category or one of its tabs begins: nothing is narrowed. */
export const startOf = (category: GameCategory, tab: GameTab = 'all'): GameView => ({
  category,
  tab,
  vendor: '',
  classify: '',
  name: '',
  minBet: '',
})

/** Reads what is asked for out of an address; what makes no sense there is left out. */
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

/** Classes and the smallest bet belong to all games, the bet to slots alone; among what is hot, hot is all there is. */
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

/** The address of the list as it is seen. */
export function viewAddress({ tab, minBet, ...filter }: GameView): string {
  return gameListAddress(filter) + (tab === 'all' ? '' : `&tab=${tab}`) + (minBet && `&minBet=${minBet}`)
}

/** The class whose games are shown: slots begin with the new ones, until something else is asked for. */
export function classShown({ category, vendor, classify, name, minBet }: GameView): string {
  if (classify) return classify
  return category === 'RNG' && !vendor && !name && !minBet ? NEW_CLASS : ALL_CLASSES
}

type Section = VendorSettings['sorting'][number]

export function sectionOf(settings: VendorSettings, category: GameCategory): Section | undefined {
  return settings.sorting.find(({ gameCategory }) => gameCategory === category)
}

/** Esports and cockfights are entered by their games alone. Source: product specification 2, "Game list". */
const WITHOUT_VENDORS: readonly GameCategory[] = ['ESPORTS', 'COCKFIGHT']

/** The makers between whom one can choose. */
export function vendorsToChoose(section: Section | undefined): Section['vendorNames'] {
  const vendors = (section?.vendorNames ?? []).filter(({ gameType }) => !WITHOUT_VENDORS.includes(gameType))
  return vendors.length > 1 ? vendors : []
}

/** What is asked for, as far as this merchant has it. */
export function viewWithin(settings: VendorSettings, view: GameView): GameView {
  const section = sectionOf(settings, view.category)
  if (!section)
    return view.category === 'HOT' ? { ...view, vendor: '' } : { ...startOf('HOT', view.tab), name: view.name }
  const classes = [ALL_CLASSES, NEW_CLASS, ...section.classes]
  return {
    ...view,
    vendor: section.vendorNames.some(({ vassalage }) => vassalage === view.vendor) ? view.vendor : '',
    classify: classes.includes(view.classify) ? view.classify : '',
  }
}
