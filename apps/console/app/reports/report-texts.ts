import type { ReportName } from '@ante/contract/console/reports.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Name and definition of each report. */
export const reportTexts: Record<ReportName, { name: MessageDescriptor; definition: MessageDescriptor }> = {
  revenue: {
    name: msg`Revenue`,
    definition: msg`By the ledger, as on the dashboard. GGR = stakes − winnings. NGR = GGR − bonuses − jackpots − payment costs. Returned stakes reduce the stakes; bonuses include rebates, salaries and dividends.`,
  },
  deposits: {
    name: msg`Deposits by channel`,
    definition: msg`Credited deposits by the time of the credit: the rows of Deposits in the tab Credited. A player counts once for each channel.`,
  },
  withdrawals: {
    name: msg`Withdrawals by channel`,
    definition: msg`Paid withdrawals by the time of the payment: the rows of Withdrawals in the tab Paid. Without a provider, staff paid it by hand.`,
  },
  cohorts: {
    name: msg`Cohorts and retention`,
    definition: msg`Players by the week of their registration, from Monday on. Deposited: at least one credited deposit until now. Week 0 is the week of the registration; a week has the share of the players with a bet in it, within the chosen days.`,
  },
  promotions: {
    name: msg`Promotions: cost and yield`,
    definition: msg`Cost: what was credited in these days, from claimed rewards, opened envelopes and bonuses of deposits. Deposits and GGR are those of the players who were credited; GGR from the day of their first credit on. A player can be in several promotions, so that these columns have no sum.`,
  },
  vendors: {
    name: msg`Vendors' invoices`,
    definition: msg`Ended rounds by vendor and category: the base of the vendors' invoices. GGR = stakes − winnings. Voided rounds are left out. Fees are agreed with each vendor, and not part of it.`,
  },
  agents: {
    name: msg`Agents`,
    definition: msg`What agents were credited: shares of rebates of their teams, salaries and dividends, from the house or from their upline.`,
  },
  tax: {
    name: msg`Tax base`,
    definition: msg`Ended rounds by category: stakes, winnings and GGR, to which rates of taxes and duties are applied. Voided rounds are left out.`,
  },
}

/** Titles of columns; weeks of cohorts have their number. */
export const columnTexts: Record<string, MessageDescriptor> = {
  day: msg`Day`,
  stakes: msg`Stakes`,
  winnings: msg`Winnings`,
  ggr: msg`GGR`,
  bonuses: msg`Bonuses`,
  jackpots: msg`Jackpots`,
  paymentCosts: msg`Payment costs`,
  ngr: msg`NGR`,
  channel: msg`Channel`,
  provider: msg`Provider`,
  bank: msg`Bank`,
  count: msg`Number`,
  players: msg`Players`,
  amount: msg`Amount`,
  reimbursed: msg`Reimbursed fees`,
  fees: msg`Fees`,
  week: msg`Week from`,
  depositors: msg`Deposited`,
  promotion: msg`Promotion`,
  type: msg`Type`,
  granted: msg`Granted`,
  claimed: msg`Claimed`,
  cost: msg`Cost`,
  deposits: msg`Their deposits`,
  yield: msg`GGR less cost`,
  vendor: msg`Vendor`,
  category: msg`Category`,
  rounds: msg`Rounds`,
  account: msg`Agent`,
  rebates: msg`Rebates`,
  salaries: msg`Salaries`,
  dividends: msg`Dividends`,
  total: msg`Total`,
}
