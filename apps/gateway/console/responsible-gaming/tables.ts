import type { InteractionChannel, InteractionMeasure } from '@ante/contract/console/responsible-gaming.ts'
import type { InteractionTrigger } from '@ante/contract/console/list-filters.ts'
import type { GeneratedAlways, JSONColumnType } from 'kysely'

import type { SeenFigures } from './figures.ts'

declare module '../../kit/db.ts' {
  interface Tables {
    /** Interactions of staff with members about safer play; immutable. */
    player_interaction: {
      id: GeneratedAlways<bigint>
      key: string
      merchant_code: string
      member_id: bigint
      at: Date
      staff_id: bigint
      author: string
      trigger: InteractionTrigger
      channel: InteractionChannel
      considered: InteractionMeasure[]
      done: InteractionMeasure[]
      note: string
      seen: JSONColumnType<SeenFigures>
    }
  }
}
