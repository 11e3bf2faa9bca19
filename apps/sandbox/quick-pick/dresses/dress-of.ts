import type { DressName } from './dress.ts'

const byCategory: Readonly<Record<string, DressName>> = {
  FISH: 'fish',
  LIVE: 'cards',
  PVP: 'hands',
  SPORTS: 'match',
  ESPORTS: 'arena',
  COCKFIGHT: 'emblems',
  INHOUSE: 'dice',
  ELOTT: 'colours',
  LOTT: 'numbers',
}

/** Machines that are not slots: scratch cards, video poker, table games, arcade, bingo. */
const byClass: Readonly<Record<string, DressName>> = {
  SC: 'foils',
  VP: 'deck',
  TG: 'wheel',
  AC: 'claw',
  BG: 'bingo',
}

/** The look that a title of the catalogue is played in; what we have no look for is a wheel. */
export function dressOf({ category, classes }: { category: string; classes: readonly string[] }): DressName {
  return byCategory[category] ?? classes.map((name) => byClass[name]).find((name) => name !== undefined) ?? 'wheel'
}
