interface GameReturnTable {
  merchant_code: string
  node_id: bigint
  rounds: bigint
  /** Payouts divided by stakes. */
  actual: number
  /** Standard error of `actual`. */
  error: number
  until: string
}

declare module '../../kit/db.ts' {
  interface Tables {
    game_return: GameReturnTable
  }
}
