import { classic } from './classic/game.ts'
import { cluster } from './cluster/game.ts'
import { dice } from './dice/game.ts'
import { lines } from './lines/game.ts'
import { northlightReels } from './northlight/game.ts'
import { plinko } from './plinko/game.ts'
import { quickPick } from './quick-pick/game.ts'
import { ways } from './ways/game.ts'
import type { Game } from './kit/game.ts'

/** All engines; each plays the titles that the demo assigns to it. */
export const engines: readonly Game[] = [northlightReels, lines, ways, cluster, classic, dice, plinko, quickPick]
