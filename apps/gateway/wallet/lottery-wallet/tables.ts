export interface WalletMoveTable {
  id: string
  merchant_code: string
  member_id: bigint
  currency: string
  wallet_type: number
  direction: 'in' | 'out'
  amount: bigint
  request_key: string | null
  moved_at: Date
}

declare module '../../kit/db.ts' {
  interface Tables {
    wallet_move: WalletMoveTable
  }
}
