import type { ExportFailure, ExportFormat, ExportState } from '@ante/contract/console/exports.ts'
import type { Generated, GeneratedAlways } from 'kysely'

declare module '../../kit/db.ts' {
  interface Tables {
    export_job: {
      id: GeneratedAlways<bigint>
      staff_id: bigint
      merchant_code: string | null
      source: string
      format: ExportFormat
      /** JSON. */
      filter: unknown
      columns: string[]
      zone: string
      state: Generated<ExportState>
      row_count: Generated<bigint>
      byte_count: Generated<bigint>
      sha256: Generated<Buffer | null>
      failure: Generated<ExportFailure | null>
      session_id: string
      ip: string | null
      request_id: string | null
      requested_at: Date
      ended_at: Generated<Date | null>
      expires_at: Generated<Date | null>
      /** Schedule that requested it; null for an export that a person requested. */
      schedule_id: Generated<bigint | null>
      link_hash: Generated<Buffer | null>
      link_expires_at: Generated<Date | null>
    }
    export_part: { export_id: bigint; number: number; content: Buffer }
  }
}
