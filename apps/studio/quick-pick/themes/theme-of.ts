import type { ThemeName } from './theme.ts'

const byCategory: Readonly<Record<string, ThemeName>> = {
  LIVE: 'cards',
  PVP: 'hands',
  SPORTS: 'match',
  ESPORTS: 'arena',
  INHOUSE: 'dice',
  ELOTT: 'colours',
  LOTT: 'numbers',
}

/** Live tables, and what is dealt or turned there. */
const byTable: Readonly<Record<string, ThemeName>> = {
  dragontiger: 'dragon-tiger',
  roulette: 'wheel',
  wheel: 'wheel',
  show: 'wheel',
  sicbo: 'dice',
  poker: 'deck',
}

/** Sports without two sides that meet. */
const bySport: Readonly<Record<string, ThemeName>> = { horse: 'turf', racing: 'grid' }

/** Machines that are not slots: scratch cards, video poker, table games, arcade, bingo. */
const byClass: Readonly<Record<string, ThemeName>> = {
  SC: 'foils',
  VP: 'deck',
  TG: 'wheel',
  AC: 'claw',
  BG: 'bingo',
}

interface Worn {
  category: string
  classes: readonly string[]
  motif: string
}

/** The look that a title of the catalogue is played in; what we have no look for is a wheel. */
export function themeOf({ category, classes, motif }: Worn): ThemeName {
  const ofClass = classes.map((name) => byClass[name]).find((name) => name !== undefined)
  const ofMotif = { LIVE: byTable[motif], SPORTS: bySport[motif] }[category]
  return ofMotif || byCategory[category] || ofClass || 'wheel'
}
