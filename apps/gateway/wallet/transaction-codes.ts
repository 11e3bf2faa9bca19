/**
 * Why money moved. Source: domain handbook 8; 3106 is ours, after 4106, which the lottery has for the same purpose.
 * The function that posts bets (0005-launch-seamless-write.sql) writes 3100, 3106 and 3200 itself.
 */
export const transactionCode = {
  gameWin: 3100,
  gameBetRolledBack: 3106,
  gameBet: 3200,
  /** Money given by the operator: play money, a demo account's opening balance. */
  systemAdjustmentUp: 8122,
} as const

export type TransactionCode = (typeof transactionCode)[keyof typeof transactionCode]
