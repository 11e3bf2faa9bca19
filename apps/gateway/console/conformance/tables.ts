import type { ConformanceCase, ConformanceFailure, ConformanceState } from '@ante/contract/console/conformance.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export interface ConformanceRunTable {
  id: GeneratedAlways<bigint>
  key: string
  vendor: string
  merchant_code: string
  game_id: string
  state: Generated<ConformanceState>
  failure: Generated<ConformanceFailure | null>
  cancel_requested: Generated<boolean>
  requested_by: string
  requested_at: Date
  ended_at: Generated<Date | null>
}

declare module '../../kit/db.ts' {
  interface Tables {
    conformance_run: ConformanceRunTable
    conformance_case: ConformanceCase & { run_id: bigint }
  }
}
