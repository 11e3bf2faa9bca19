import { join } from 'node:path'

import type { MakeFamily } from '../kit/family.ts'
import { tidyDeals } from './deals/tidy-deals.ts'
import { TableHouse } from './table-house.ts'
import type { TableRules } from './table-rules.ts'

/** The scheduled tables of these games. */
export const tablesFamily =
  (rules: readonly TableRules[]): MakeFamily =>
  (ports) => {
    const house = new TableHouse(ports, rules)
    return {
      games: house.games,
      migrations: { owner: 'tables', folder: join(import.meta.dirname, 'migrations') },
      tidies: tidyDeals,
      start: () => house.start(),
    }
  }
