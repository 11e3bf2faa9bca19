import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The classes within a category, as the catalogue names them. Source: domain handbook 1. */
export const classWords: Record<string, MessageDescriptor> = {
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

/**
 * The classes of each category that has several; slots have "New" before them. Source: product specification 2, "Game list".
 */
export const classesOf: Partial<Record<GameCategory, readonly string[]>> = {
  RNG: ['NEW', 'VIDEO', 'CLASSIC', 'JP', 'TG', 'VP', 'AC', 'BG', 'SC'],
  LIVE: ['BACCARAT', 'ROULETTE', 'BLACKJACK', 'SICBO', 'POKER', 'SHOW'],
  FISH: ['CLASSIC', 'BOSS'],
  PVP: ['CARDS', 'POKER', 'MAHJONG', 'DOMINO', 'BOARD'],
  ESPORTS: ['ARENA', 'SHOOTER', 'SIM'],
  INHOUSE: ['QUICK', 'CRASH', 'BOARD'],
  ELOTT: ['FAST3', 'KENO', 'PK10', 'BALLS'],
  LOTT: ['CLASSIC', 'VN', 'SEA'],
}
