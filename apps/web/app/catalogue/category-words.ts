import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** What players call the kinds of game. */
export const categoryWords: Record<GameCategory, MessageDescriptor> = {
  HOT: msg`Hot`,
  SPORTS: msg`Sports`,
  ESPORTS: msg`Esports`,
  LIVE: msg`Live casino`,
  FISH: msg`Fishing`,
  RNG: msg`Slots`,
  PVP: msg`Poker`,
  INHOUSE: msg`Originals`,
  COCKFIGHT: msg`Cockfight`,
  ELOTT: msg`E-lottery`,
  LOTT: msg`Lottery`,
}

/** The classes within a category, as the catalogue names them. Source: domain handbook 1. */
export const classWords: Record<string, MessageDescriptor> = {
  NEW: msg`New`,
  VIDEO: msg`Video slots`,
  CLASSIC: msg`Classic slots`,
  SC: msg`Scratch cards`,
  VP: msg`Video poker`,
  JP: msg`Jackpots`,
  TG: msg`Table games`,
  AC: msg`Arcade`,
  BG: msg`Bingo`,
}
