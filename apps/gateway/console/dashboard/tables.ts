import type { Generated } from 'kysely'

declare module '../../kit/db.ts' {
  interface Tables {
    activity_sum: { merchant_code: string; period: Date; measure: string; amount: bigint; count: bigint }
    active_player: { merchant_code: string; day: string; member_id: bigint; first_bet_at: Date }
    activity_progress: { only_row: Generated<boolean>; summed_until: Date }
  }
}
