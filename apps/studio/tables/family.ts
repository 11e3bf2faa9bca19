import { join } from 'node:path'

import { baccarat } from '../baccarat/rules.ts'
import { cockfight } from '../cockfight/rules.ts'
import { roulette } from '../roulette/rules.ts'
import type { MakeFamily } from '../studio/family.ts'
import { tidyDeals } from './deals/tidy-deals.ts'
import { TableHouse } from './table-house.ts'

/** The scheduled tables: baccarat, roulette, and the arena. */
export const tablesFamily: MakeFamily = (ports) => {
  const house = new TableHouse(ports, [baccarat, roulette, cockfight])
  return {
    games: house.games,
    migrations: { owner: 'tables', folder: join(import.meta.dirname, 'migrations') },
    tidies: tidyDeals,
    start: () => house.start(),
  }
}
