import type { Theme, ThemeName } from '../../dresses/dress.ts'

/** A page needs one dress: each comes as a file of its own. */
const loaders: Readonly<Record<ThemeName, () => Promise<Theme>>> = {
  cards: async () => (await import('../../dresses/cards.ts')).cards,
  'dragon-tiger': async () => (await import('../../dresses/dragon-tiger.ts')).dragonTiger,
  hands: async () => (await import('../../dresses/hands.ts')).hands,
  match: async () => (await import('../../dresses/match.ts')).match,
  turf: async () => (await import('../../dresses/turf.ts')).turf,
  grid: async () => (await import('../../dresses/grid.ts')).grid,
  arena: async () => (await import('../../dresses/arena.ts')).arena,
  dice: async () => (await import('../../dresses/dice.ts')).dice,
  colours: async () => (await import('../../dresses/colours.ts')).colours,
  numbers: async () => (await import('../../dresses/numbers.ts')).numbers,
  foils: async () => (await import('../../dresses/foils.ts')).foils,
  deck: async () => (await import('../../dresses/deck.ts')).deck,
  wheel: async () => (await import('../../dresses/wheel.ts')).wheel,
  claw: async () => (await import('../../dresses/claw.ts')).claw,
  bingo: async () => (await import('../../dresses/bingo.ts')).bingo,
}

export function loadTheme(name: ThemeName): Promise<Theme> {
  return loaders[name]()
}
