import type { GeneratedAlways } from 'kysely'

declare module '../../kit/db.ts' {
  interface Tables {
    /** Proofs of the team sums that staff requested. */
    team_proof: {
      id: GeneratedAlways<bigint>
      merchant_code: string
      requested_by: string
      requested_at: Date
      /** Null until the result is stored. */
      finished_at: Date | null
      duration_ms: number | null
      teams: number | null
      sums: number | null
      /** Differences as sentences; null without a result. */
      problems: string[] | null
    }
  }
}
