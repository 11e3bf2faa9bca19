import { hashOf } from './hash.ts'
import type { Motif } from './motifs.ts'
import { cockfights, esports, originals, sports } from './titles/contests.ts'
import { creatures } from './titles/creatures.ts'
import { delights } from './titles/delights.ts'
import { electronicDraws, hallDraws, redRiverDraws, southSeaDraws } from './titles/draws.ts'
import { legends } from './titles/legends.ts'
import { arcade, bingo, classics, scratchCards, tableGames, videoPoker } from './titles/machines.ts'
import { liveTables, playerTables } from './titles/tables.ts'
import type { Title, Titles } from './titles/titles.ts'
import { fishing } from './titles/waters.ts'
import type { GameCategory } from './types.ts'
import { NORTHLIGHT, vendors as makers } from './vendors.ts'

/** Titles of one type, with their vendors and classes in the lobby. */
export interface GameGroup {
  category: GameCategory
  titles: Titles
  vendors: (title: Title) => string[]
  classes: (title: Title) => string[]
}

const JACKPOT_OF_A_HUNDRED = 11
const STUDIOS = ['JL', 'KBR', 'SLN', 'PXE', 'MNV', 'GLD', 'TDW']

const always =
  (...names: string[]) =>
  () =>
    names
const byMotif =
  (names: Partial<Record<Motif, string>>, otherwise: string) =>
  ({ motif }: Title) => [names[motif] ?? otherwise]

/** A vendor with its own wallet (transfer wallet) cannot contribute to the merchant's jackpot. */
const JACKPOT_STUDIOS = STUDIOS.filter((code) =>
  makers.some((maker) => maker.code === code && maker.walletKind === 'seamless'),
)
const studioOf = (title: Title) => {
  if (title.motif === 'northlight') return [NORTHLIGHT]
  return playsForJackpot(title) ? JACKPOT_STUDIOS : STUDIOS
}
const BLUETIDE_SPORTS: readonly Motif[] = ['football', 'tennis', 'volleyball', 'boxing']
const bookOf = ({ name, motif }: Title) => [
  BLUETIDE_SPORTS.includes(motif) && !name.startsWith('Virtual') ? 'BTI' : 'HZN',
]
const playsForJackpot = ({ name }: Title) => hashOf(`jackpot ${name}`) % 100 < JACKPOT_OF_A_HUNDRED
const videoClasses = (title: Title) => (playsForJackpot(title) ? ['VIDEO', 'JP'] : ['VIDEO'])

const liveClasses = byMotif(
  {
    baccarat: 'BACCARAT',
    dragontiger: 'BACCARAT',
    roulette: 'ROULETTE',
    blackjack: 'BLACKJACK',
    sicbo: 'SICBO',
    poker: 'POKER',
  },
  'SHOW',
)
const roomClasses = byMotif({ mahjong: 'MAHJONG', domino: 'DOMINO', chess: 'BOARD', poker: 'POKER' }, 'CARDS')
const quickClasses = byMotif(
  { crash: 'CRASH', trend: 'CRASH', mines: 'BOARD', tower: 'BOARD', plinko: 'BOARD' },
  'QUICK',
)
const drawClasses = byMotif({ fast3: 'FAST3', cars: 'PK10', drum: 'KENO' }, 'BALLS')

const slots = (titles: Titles, vendors: string[], ...classes: string[]): GameGroup => ({
  category: 'RNG',
  titles,
  vendors: always(...vendors),
  classes: always(...classes),
})
const draws = (titles: Titles, vendor: string, area: string): GameGroup => ({
  category: 'LOTT',
  titles,
  vendors: always(vendor),
  classes: always(area),
})

export const gameGroups: readonly GameGroup[] = [
  { category: 'RNG', titles: { ...creatures, ...legends, ...delights }, vendors: studioOf, classes: videoClasses },
  slots(classics, STUDIOS, 'CLASSIC'),
  slots(scratchCards, ['SLN', 'PXE', 'KBR'], 'SC'),
  slots(videoPoker, ['GLD', 'MNV'], 'VP'),
  slots(tableGames, ['JL', 'KBR', 'MNV'], 'TG'),
  slots(arcade, ['PXE', 'TDW'], 'AC'),
  slots(bingo, ['SLN', 'KBR'], 'BG'),
  {
    category: 'FISH',
    titles: fishing,
    vendors: always('JL', 'MNV', 'TDW', 'CRB'),
    classes: byMotif({ kraken: 'BOSS', dragon: 'BOSS', shark: 'BOSS' }, 'CLASSIC'),
  },
  { category: 'LIVE', titles: liveTables, vendors: always('SLV', 'MRQ', 'OPL'), classes: liveClasses },
  { category: 'PVP', titles: playerTables, vendors: always('BYD', 'RVN', 'OPL', 'JL'), classes: roomClasses },
  { category: 'SPORTS', titles: sports, vendors: bookOf, classes: always('SPORTSBOOK') },
  {
    category: 'ESPORTS',
    titles: esports,
    vendors: always('TF'),
    classes: byMotif({ esports: 'SIM', shooter: 'SHOOTER' }, 'ARENA'),
  },
  { category: 'COCKFIGHT', titles: cockfights, vendors: always('DS88'), classes: always('ARENA') },
  { category: 'INHOUSE', titles: originals, vendors: always('ANTE', 'PXE', 'RVN'), classes: quickClasses },
  { category: 'ELOTT', titles: electronicDraws, vendors: always('TCG_LOTTO_VN'), classes: drawClasses },
  draws(redRiverDraws, 'TCG_LOTTO_VN', 'VN'),
  draws(southSeaDraws, 'TCG_SEA', 'SEA'),
  draws(hallDraws, 'TCG_LOTTO_VN', 'CLASSIC'),
]
