import { join } from 'node:path'

import type { MakeFamily } from '../kit/family.ts'
import { dealDeletionRules } from './deals/delete-old-deals.ts'
import { TableRegistry } from './table-registry.ts'
import type { TableRules } from './table-rules.ts'

/** The scheduled tables of these games. */
export const tablesFamily =
  (rules: readonly TableRules[]): MakeFamily =>
  (ports) => {
    const studio = new TableRegistry(ports, rules)
    return {
      games: studio.games,
      migrations: { owner: 'tables', folder: join(import.meta.dirname, 'migrations') },
      deletionRules: dealDeletionRules,
      start: () => studio.start(),
    }
  }
