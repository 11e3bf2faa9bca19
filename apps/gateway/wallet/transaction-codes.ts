/**
 * Why money moved. Source: domain handbook 8; 3106 and 3206 are ours, after 4106 and 4206, which the lottery has for the
 * same purpose, and so are 3107 and those of the jackpot, each next to what it belongs to. The functions that post bets
 * (post_stakes_and_payouts, post_jackpot_parts, jackpot_payments, correct_round, pay_held_win in sql/launch) write all of
 * 3100 to 3210 themselves, and 8122 where a jackpot begins again (sql/wallet/jackpot-seed-postings.sql).
 */
export const transactionCode = {
  gameWin: 3100,
  gameBetRolledBack: 3106,
  /** What a correction adds to a win; and what it takes back of one, or what is still owed of that. */
  gameWinCorrected: 3107,
  gameWinTakenBack: 3206,
  gameBet: 3200,
  jackpotPaid: 3110,
  /** What the house adds where a jackpot holds less than it has to give. */
  jackpotCovered: 3111,
  jackpotContributionRolledBack: 3116,
  jackpotContribution: 3210,
  /** Between the main wallet and one at a vendor: into the one, out of the other. */
  walletTransferIn: 4101,
  walletTransferOut: 4201,
  /** The vendor did not do its part: back into the wallet that it came from. Ours, next to 4101. */
  walletTransferReturned: 4102,
  deposit: 6101,
  /** The arrival's fee that a merchant gives back with a deposit. Ours, next to 6101. */
  depositReimbursement: 6102,
  /** Out of the lottery wallet for an order, and into it what its slips have won. */
  lotteryBet: 4200,
  lotteryWin: 4100,
  /** What a member gets back for betting below his own series; and what his agents get for it. */
  lotteryRebate: 4105,
  lotteryAgentRebate: 6114,
  /** Stakes that come back, by why: see `lottery/settlement/refunding/refund-codes.ts`. */
  lotteryStoppedOnHit: 4106,
  lotteryAbandoned: 4107,
  lotteryCancelled: 4108,
  lotteryIssueVoid: 4109,
  lotteryTie: 4110,
  lotterySystemRefund: 4111,
  /** Kept of a stake that comes back because its player wants it so. */
  lotteryCancelFee: 4208,
  /** A win or rebate whose result was taken back, or what is still owed of one. Ours, next to 4200. */
  lotteryWinTakenBack: 4206,
  lotteryRebateTakenBack: 4205,
  lotteryAgentRebateTakenBack: 6214,
  /** What a promotion gives with a deposit. */
  promotionBonus: 4104,
  /** What a member's turnover gives back, a vertical; those of fish, live casino and sports are ours, next to 6113. */
  pvpRebate: 6111,
  slotRebate: 6113,
  fishRebate: 6115,
  liveRebate: 6116,
  sportsRebate: 6117,
  /** The agents' parts of them; that of PVP is the handbook's, the others are ours, next to it. */
  agentPvpRebate: 6109,
  agentSlotRebate: 6143,
  agentFishRebate: 6145,
  agentLiveRebate: 6146,
  agentSportsRebate: 6147,
  /**
   * Out of the main wallet into the frozen one; the fee by itself. What has not arrived comes back by the third, both
   * in one.
   */
  withdrawal: 6201,
  withdrawalFee: 6203,
  withdrawalReturned: 6202,
  /** Out of the frozen wallet: to the bank, and the fee to the house. Ours, next to 6201. */
  withdrawalPaid: 6204,
  withdrawalFeeKept: 6205,
  /** Between a member and his upline: into the one's wallet, out of the other's. */
  lineTransferIn: 6104,
  lineTransferOut: 6207,
  /** What a contract along the line pays: into the downline's wallet, out of his upline's. Ours, next to 6112. */
  dividend: 6112,
  dividendPaid: 6212,
  dailySalary: 6151,
  dailySalaryPaid: 6251,
  hourlySalary: 6152,
  hourlySalaryPaid: 6252,
  realTimeSalary: 6153,
  realTimeSalaryPaid: 6253,
  /** Money given by the operator: play money, a demo account's opening balance, what a jackpot begins with. */
  systemAdjustmentUp: 8122,
  /** Money taken back by the operator: what is left of a trial. */
  systemAdjustmentDown: 8222,
} as const

export type TransactionCode = (typeof transactionCode)[keyof typeof transactionCode]
