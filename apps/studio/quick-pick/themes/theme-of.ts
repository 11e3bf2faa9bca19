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

/** Live tables, by the game dealt there. */
const byTable: Readonly<Record<string, ThemeName>> = {
  dragontiger: 'dragon-tiger',
  roulette: 'wheel',
  wheel: 'wheel',
  show: 'wheel',
  sicbo: 'dice',
  poker: 'deck',
}

/** Sports other than matches of two sides. */
const bySport: Readonly<Record<string, ThemeName>> = { horse: 'turf', racing: 'grid' }

/** Machines that are not slots: scratch cards, video poker, table games, arcade, bingo. */
const byClass: Readonly<Record<string, ThemeName>> = {
  SC: 'foils',
  VP: 'deck',
  TG: 'wheel',
  AC: 'claw',
  BG: 'bingo',
}

interface ThemedGame {
  category: string
  classes: readonly string[]
  motif: string
}

/** Returns the theme of a catalogue title: the wheel when no other fits. */
export function themeOf({ category, classes, motif }: ThemedGame): ThemeName {
  const ofClass = classes.map((name) => byClass[name]).find((name) => name !== undefined)
  const ofMotif = { LIVE: byTable[motif], SPORTS: bySport[motif] }[category]
  return ofMotif || byCategory[category] || ofClass || 'wheel'
}
