import type { AccountRecordGroup, AgencyRecordGroup } from '@ante/contract/wallet/account-records.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Labels of the transaction codes. Source: domain handbook 8, and the gateway's list for own codes. */
const codeTexts: Record<number, MessageDescriptor> = {
  3100: msg`Payout`,
  3101: msg`Transfer in`,
  3102: msg`Game promotion`,
  3106: msg`Stake returned`,
  3107: msg`Payout corrected`,
  3200: msg`Stake`,
  3201: msg`Transfer out`,
  3206: msg`Reversed`,
  4100: msg`Lottery win`,
  4101: msg`Transfer in`,
  4102: msg`Transfer returned`,
  4104: msg`Bonus`,
  4105: msg`Lottery rebate`,
  4106: msg`Lottery stake returned`,
  4107: msg`Lottery stake returned`,
  4108: msg`Lottery stake returned`,
  4109: msg`Lottery stake returned`,
  4110: msg`Lottery stake returned`,
  4111: msg`Lottery stake returned`,
  4200: msg`Lottery stake`,
  4201: msg`Transfer out`,
  4205: msg`Reversed`,
  4206: msg`Reversed`,
  4208: msg`Cancellation fee`,
  5100: msg`Table game win`,
  5112: msg`Table game promotion`,
  5200: msg`Table game loss`,
  6101: msg`Deposit`,
  6102: msg`Deposit fee returned`,
  6104: msg`Received from upline or downline`,
  6109: msg`Agent rebate on table games`,
  6111: msg`Table game rebate`,
  6112: msg`Game dividend`,
  6113: msg`Slots rebate`,
  6114: msg`Agent rebate on lottery`,
  6115: msg`Fishing rebate`,
  6116: msg`Live casino rebate`,
  6117: msg`Sports rebate`,
  6143: msg`Agent rebate on slots`,
  6145: msg`Agent rebate on fishing`,
  6146: msg`Agent rebate on live casino`,
  6147: msg`Agent rebate on sports`,
  6151: msg`Daily salary`,
  6152: msg`Hourly salary`,
  6153: msg`Real-time salary`,
  6201: msg`Withdrawal`,
  6202: msg`Withdrawal returned`,
  6203: msg`Withdrawal fee`,
  6214: msg`Reversed`,
  6207: msg`Sent to upline or downline`,
  6212: msg`Dividend to a downline`,
  6251: msg`Daily salary to a downline`,
  6252: msg`Hourly salary to a downline`,
  6253: msg`Real-time salary to a downline`,
  8122: msg`Credited by us`,
  8202: msg`Transferred by us`,
  8222: msg`Debited by us`,
}

const other = msg`Other`

/** Payments between a member and the upline or a downline member: their remark is the other account. */
const ALONG_LINE = [6104, 6112, 6151, 6152, 6153, 6207, 6212, 6251, 6252, 6253]
export const isTeamTransfer = (code: number): boolean => ALONG_LINE.includes(code)

export const codeTextOf = (code: number): MessageDescriptor => codeTexts[code] ?? other

export const groupTexts: Record<AccountRecordGroup, MessageDescriptor> = {
  play: msg`Play`,
  deposit: msg`Deposits`,
  withdrawal: msg`Withdrawals`,
  transfer: msg`Transfers`,
  promotion: msg`Bonuses and rebates`,
  adjustment: msg`Adjustments`,
}

export const agencyTexts: Record<AgencyRecordGroup, MessageDescriptor> = {
  line: msg`Transfers`,
  rebate: msg`Rebates`,
  salary: msg`Salaries`,
  dividend: msg`Dividends`,
}
