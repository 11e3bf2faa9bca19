import type { OrderStatus } from '@ante/contract/lottery/orders/order-status.ts'
import type { PrizeMode } from '@ante/lottery/prize-mode.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

import type { StateColumn } from '../../kit/state-machine/state-machine.ts'

export interface LotteryTermsTable {
  merchant_code: string
  min_slip: bigint
  max_order: bigint
  max_prize: bigint
  max_exposure: bigint
  max_multiple: number
  max_stakes: number
  max_slips: number
  max_chase: number
  max_fast_chase: number
  units: string[]
  may_cancel: boolean
  cancel_fee_hundredths: number
  separate_wallet: boolean
}

export interface LotteryPlayerTable {
  member_id: bigint
  merchant_code: string
  version: Generated<bigint>
  debt: Generated<bigint>
}

export interface LotteryOrderTable {
  id: GeneratedAlways<bigint>
  number: string
  merchant_code: string
  member_id: bigint
  currency: string
  game_id: bigint
  prize_mode: PrizeMode
  request_key: string | null
  fingerprint: Buffer
  amount: bigint
  from_main_wallet: bigint
  stakes: bigint
  details: number
  chase: ColumnType<{ drawNumber: string; multiple: number }[] | null, string | null, never>
  winning_stop: boolean
  abandoning: boolean
  quick_chase: boolean
  refunds_special: Generated<boolean>
  device: Generated<string>
  placed_at: Date
}

export interface LotterySlipTable {
  id: GeneratedAlways<bigint>
  order_id: bigint
  position: number
  play_id: number
  play_code: string
  text: string
  content: string
  number: Buffer
  bet_type: 1 | 2 | 4
  stakes: bigint
  series: number | null
  own_series: number | null
  unit: string
  multiple: number
  amount: bigint | null
  odds: ColumnType<Record<string, string> | null, string | null, never>
  cost: bigint
  top_prize: bigint
  max_prize: bigint
}

/** Total win of the stakes of a sub-order that won in the same prize tier. */
export interface DetailWin {
  tier: string
  stakes: number
  units: string
}

export interface LotteryDetailTable {
  id: GeneratedAlways<bigint>
  order_id: bigint
  slip_id: bigint
  merchant_code: string
  member_id: bigint
  game_id: bigint
  draw_id: bigint
  draw_number: string
  position: number
  phase: number
  multiple: number
  cost: bigint
  status: StateColumn<OrderStatus, OrderStatus | undefined>
  won: Generated<bigint>
  cut_off: Generated<bigint>
  rebate: Generated<bigint>
  refunded: Generated<bigint>
  returned: Generated<bigint>
  /** Valid bet; null if not settled, or settled before this column existed. */
  valid: Generated<bigint | null>
  fee: Generated<bigint>
  wins: ColumnType<DetailWin[] | null, string | null | undefined, string | null>
  reversals: Generated<number>
  placed_at: Date
  settled_at: Generated<Date | null>
}

declare module '../../kit/db.ts' {
  interface Tables {
    lottery_terms: LotteryTermsTable
    lottery_suspended_number: { merchant_code: string; game_id: bigint; number: string }
    lottery_series: { member_id: bigint; group_code: string; prize_mode: PrizeMode; series: number }
    lottery_player: LotteryPlayerTable
    lottery_order: LotteryOrderTable
    lottery_slip: LotterySlipTable
    lottery_detail: LotteryDetailTable
    lottery_exposure: { draw_id: bigint; play_id: number; number: Buffer; exposed: bigint }
    lottery_commission: {
      draw_id: bigint
      results: number
      agent_id: bigint
      merchant_code: string
      amount: bigint
      is_reversed: Generated<boolean>
    }
  }
}
