import { arena } from './arena.ts'
import { bingo } from './bingo.ts'
import { cards } from './cards.ts'
import { claw } from './claw.ts'
import { colours } from './colours.ts'
import { deck } from './deck.ts'
import { dice } from './dice.ts'
import { dragonTiger } from './dragon-tiger.ts'
import type { Theme, ThemeName } from './theme.ts'
import { foils } from './foils.ts'
import { grid } from './grid.ts'
import { hands } from './hands.ts'
import { match } from './match.ts'
import { numbers } from './numbers.ts'
import { turf } from './turf.ts'
import { wheel } from './wheel.ts'

export const themes: Readonly<Record<ThemeName, Theme>> = {
  cards,
  'dragon-tiger': dragonTiger,
  hands,
  match,
  turf,
  grid,
  arena,
  dice,
  colours,
  numbers,
  foils,
  deck,
  wheel,
  claw,
  bingo,
}
