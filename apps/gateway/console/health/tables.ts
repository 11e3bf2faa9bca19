import type { HealthState } from '@ante/contract/console/health.ts'
import type { GeneratedAlways } from 'kysely'

declare module '../../kit/db.ts' {
  interface Tables {
    health_part: { part: string; state: HealthState; since: Date; checked_at: Date }
    backup_run: {
      id: GeneratedAlways<bigint>
      folder: string
      kind: 'create' | 'update'
      ended_at: Date
      until: Date
    }
  }
}
