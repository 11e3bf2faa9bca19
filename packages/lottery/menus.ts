import type { Family } from './family.ts'
import { sscPlayName, sscPlays, zyPlays } from './families/ssc/ssc.ts'
import type { Play } from './play.ts'

/** The plays of each family, made when first asked for. ZY is a menu of its own. */
export const MENUS: Readonly<Record<string, () => readonly Play[]>> = {
  SSC: () => sscPlays('SSC', 1000),
  'SSC-ZY': zyPlays,
  PL5: () => sscPlays('PL5', 5000),
}

/** Other names of a family's plays. */
export const PLAY_NAMES: Readonly<Partial<Record<Family, (name: string) => string>>> = {
  SSC: sscPlayName,
  PL5: sscPlayName,
}
