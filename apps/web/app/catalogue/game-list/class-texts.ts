import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { ALL_CLASSES, NEW_CLASS } from './game-view.ts'

/**
 * Display names of classes within a category; an unknown class from a feed keeps its own name. Source: domain handbook
 * 1.
 */
export const classTexts: Record<string, MessageDescriptor> = {
  ALL: msg`All`,
  NEW: msg`New`,
  VIDEO: msg`Video slots`,
  CLASSIC: msg`Classic`,
  SC: msg`Scratch cards`,
  VP: msg`Video poker`,
  JP: msg`Jackpots`,
  TG: msg`Table games`,
  AC: msg`Arcade`,
  BG: msg`Bingo`,
  BOSS: msg`Boss hunts`,
  BACCARAT: msg`Baccarat`,
  ROULETTE: msg`Roulette`,
  BLACKJACK: msg`Blackjack`,
  SICBO: msg`Sic bo`,
  SHOW: msg`Game shows`,
  POKER: msg`Poker`,
  MAHJONG: msg`Mahjong`,
  DOMINO: msg`Domino`,
  CARDS: msg`Card games`,
  BOARD: msg`Board games`,
  CRASH: msg`Crash`,
  QUICK: msg`Quick games`,
  SIM: msg`Racing and sports`,
  SHOOTER: msg`Shooters`,
  ARENA: msg`Arena`,
  BALLS: msg`Ball draws`,
  KENO: msg`Keno`,
  PK10: msg`Racing draws`,
  FAST3: msg`Fast 3`,
  VN: msg`Vietnam`,
  SEA: msg`Southeast Asia`,
}

/** Order of classes in a menu. */
const ORDER = Object.keys(classTexts)
const orderOf = (id: string) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length)

/**
 * Returns the options of a category's menu: all games, for slots the new games, then the category's classes. Source:
 * product specification 2, "Game list".
 */
export function classChoices(category: GameCategory, classes: readonly string[]): string[] {
  const ordered = [...classes].sort((a, b) => orderOf(a) - orderOf(b) || a.localeCompare(b))
  return [ALL_CLASSES, ...(category === 'RNG' ? [NEW_CLASS] : []), ...ordered]
}
