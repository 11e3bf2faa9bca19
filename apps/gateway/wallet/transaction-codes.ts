/**
 * Reason of a transfer. Source: domain handbook 8. Codes of our own: 3106 and 3206, after the lottery's 4106 and 4206
 * for the same purpose; 3107; and those of the jackpot, each next to its related code. The functions that post bets
 * (post_stakes_and_payouts, post_jackpot_parts, jackpot_payments, correct_round, pay_held_win in sql/launch) write all
 * of 3100 to 3210 themselves, and 8122 where a jackpot restarts (sql/wallet/jackpot-seed-postings.sql).
 */
export const transactionCode = {
  gameWin: 3100,
  gameBetRolledBack: 3106,
  /** Amount that a correction credits, and the amount that it debits, immediately or later as a debt. */
  gameWinCorrected: 3107,
  gameWinTakenBack: 3206,
  gameBet: 3200,
  jackpotPaid: 3110,
  /** Amount paid by the house where a jackpot holds less than the payout. */
  jackpotCovered: 3111,
  jackpotContributionRolledBack: 3116,
  jackpotContribution: 3210,
  /** Transfers between the main wallet and a vendor wallet: credit and debit. */
  walletTransferIn: 4101,
  walletTransferOut: 4201,
  /** Return to the source wallet after the vendor did not complete the transfer. Our own, next to 4101. */
  walletTransferReturned: 4102,
  deposit: 6101,
  /** The deposit fee that a merchant reimburses. Our own, next to 6101. */
  depositReimbursement: 6102,
  /** Debit of the lottery wallet for an order, and credit of the slips' winnings. */
  lotteryBet: 4200,
  lotteryWin: 4100,
  /** Rebate of a member for betting below their own series; and the agents' share of it. */
  lotteryRebate: 4105,
  lotteryAgentRebate: 6114,
  /** Refunded stakes by reason: see `lottery/settlement/refunding/refund-codes.ts`. */
  lotteryStoppedOnHit: 4106,
  lotteryAbandoned: 4107,
  lotteryCancelled: 4108,
  lotteryDrawVoid: 4109,
  lotteryTie: 4110,
  lotterySystemRefund: 4111,
  /** Fee retained from a stake that is refunded at the player's request. */
  lotteryCancelFee: 4208,
  /**
   * Reversal of a win or rebate whose result was reversed, including later payment of a resulting debt. Our own, next
   * to 4200.
   */
  lotteryWinTakenBack: 4206,
  lotteryRebateTakenBack: 4205,
  lotteryAgentRebateTakenBack: 6214,
  /** Bonus of a promotion on a deposit. */
  promotionBonus: 4104,
  /**
   * Rebates on a member's turnover by category; the codes for fish, live casino and sports are our own, next to 6113.
   */
  pvpRebate: 6111,
  slotRebate: 6113,
  fishRebate: 6115,
  liveRebate: 6116,
  sportsRebate: 6117,
  /** The agents' shares of rebates; the code for PVP is the handbook's, the others are our own, next to it. */
  agentPvpRebate: 6109,
  agentSlotRebate: 6143,
  agentFishRebate: 6145,
  agentLiveRebate: 6146,
  agentSportsRebate: 6147,
  /**
   * Debits of the main wallet into the frozen one: the amount and, separately, the fee. The third code returns both
   * together when the withdrawal fails.
   */
  withdrawal: 6201,
  withdrawalFee: 6203,
  withdrawalReturned: 6202,
  /** Debits of the frozen wallet: the amount to the bank, and the fee to the house. Our own, next to 6201. */
  withdrawalPaid: 6204,
  withdrawalFeeKept: 6205,
  /** Transfers between a member and the upline: credit and debit. */
  lineTransferIn: 6104,
  lineTransferOut: 6207,
  /**
   * Payment of a contract along the line: credit of the downline's wallet, debit of the upline's. Our own, next to
   * 6112.
   */
  dividend: 6112,
  dividendPaid: 6212,
  dailySalary: 6151,
  dailySalaryPaid: 6251,
  hourlySalary: 6152,
  hourlySalaryPaid: 6252,
  realTimeSalary: 6153,
  realTimeSalaryPaid: 6253,
  /** Credit by the operator: play money, a demo account's opening balance, a jackpot's seed, a credit note. */
  systemAdjustmentUp: 8122,
  /** Debit by the operator: the remaining balance of a trial, a debit note. */
  systemAdjustmentDown: 8222,
} as const

export type TransactionCode = (typeof transactionCode)[keyof typeof transactionCode]
