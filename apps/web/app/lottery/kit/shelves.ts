import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { msg } from '@lingui/core/macro'
import type { I18n, MessageDescriptor } from '@lingui/core'

import { countryName } from '../../lib/i18n/country-name.ts'

/** A shelf of the lobby: lotteries of the same country or type. */
interface Shelf {
  id: string
  groups: readonly string[]
  /** A proper name, a country code, or a message. */
  name: string | { country: string } | MessageDescriptor
}

const SHELVES: readonly Shelf[] = [
  { id: 'vietnam', groups: ['VNC'], name: { country: 'VN' } },
  { id: 'thailand', groups: ['THAI'], name: { country: 'TH' } },
  { id: 'laos', groups: ['LAO'], name: { country: 'LA' } },
  { id: 'ssc', groups: ['SSC'], name: 'SSC' },
  { id: '11x5', groups: ['11X5'], name: '11x5' },
  { id: 'pk10', groups: ['PK10', 'SEAPK10'], name: 'PK10' },
  { id: 'k3', groups: ['K3', 'SEAK3'], name: 'K3' },
  { id: 'pc28', groups: ['PCB'], name: 'PC28' },
  { id: '3d', groups: ['LF', 'PL5', 'TC', 'TL2D', 'TL3D', 'TL4D', 'TL6D'], name: '3D' },
  { id: 'mark-six', groups: ['LHC'], name: msg`Mark Six` },
  { id: 'wingo', groups: ['WGG', '5D', 'CLR'], name: 'Wingo' },
  { id: '4d', groups: ['4D', 'MAS', 'SGC', 'TWC'], name: '4D' },
  { id: 'table', groups: ['VBC', 'VXD', 'BCR'], name: msg`Table games` },
  { id: 'keno', groups: ['KENO'], name: 'Keno' },
  { id: 'lotto', groups: ['TL642', 'TL645', 'TL649', 'TL655', 'TL658', 'SSQ', 'DLT'], name: 'Lotto' },
]

const OTHERS: Shelf = { id: 'others', groups: [], name: msg`Others` }

export interface GameShelf {
  id: string
  games: LotteryGame[]
}

const shelfOf = ({ groupCode }: LotteryGame) => SHELVES.find(({ groups }) => groups.includes(groupCode)) ?? OTHERS

/** Returns the games by shelf, each in the merchant's order; empty shelves are omitted. */
export function shelvesOf(games: readonly LotteryGame[]): GameShelf[] {
  return [...SHELVES, OTHERS]
    .map(({ id }) => ({ id, games: games.filter((game) => shelfOf(game).id === id) }))
    .filter((shelf) => shelf.games.length > 0)
}

/** Returns the label of a shelf. */
export function shelfName(id: string, i18n: I18n): string {
  const { name } = SHELVES.find((shelf) => shelf.id === id) ?? OTHERS
  if (typeof name === 'string') return name
  return 'country' in name ? countryName(name.country, i18n.locale) : i18n._(name)
}
