import type { Theme, ThemeName } from '../../themes/theme.ts'

/** A page needs one theme: each is a separate file. */
const loaders: Readonly<Record<ThemeName, () => Promise<Theme>>> = {
  cards: async () => (await import('../../themes/cards.ts')).cards,
  'dragon-tiger': async () => (await import('../../themes/dragon-tiger.ts')).dragonTiger,
  hands: async () => (await import('../../themes/hands.ts')).hands,
  match: async () => (await import('../../themes/match.ts')).match,
  turf: async () => (await import('../../themes/turf.ts')).turf,
  grid: async () => (await import('../../themes/grid.ts')).grid,
  arena: async () => (await import('../../themes/arena.ts')).arena,
  dice: async () => (await import('../../themes/dice.ts')).dice,
  colours: async () => (await import('../../themes/colours.ts')).colours,
  numbers: async () => (await import('../../themes/numbers.ts')).numbers,
  foils: async () => (await import('../../themes/foils.ts')).foils,
  deck: async () => (await import('../../themes/deck.ts')).deck,
  wheel: async () => (await import('../../themes/wheel.ts')).wheel,
  claw: async () => (await import('../../themes/claw.ts')).claw,
  bingo: async () => (await import('../../themes/bingo.ts')).bingo,
}

export function loadTheme(name: ThemeName): Promise<Theme> {
  return loaders[name]()
}
