import type { GeneratedAlways } from 'kysely'

import type { LoggedEventName } from './publish-live.ts'

declare module '../kit/db.ts' {
  interface Tables {
    live_event: {
      id: GeneratedAlways<bigint>
      merchant_code: string
      member_id: bigint | null
      agents_only: boolean
      type: LoggedEventName
      payload: unknown
      at: Date
    }
    live_horizon: { only_row: GeneratedAlways<boolean>; deleted_up_to: bigint }
  }
}
