import type { AccountRecordGroup } from '@ante/contract/wallet/account-records.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Names of the ledger's transaction codes, in the words of the staff. */
const CODES: Readonly<Record<number, MessageDescriptor>> = {
  3100: msg`Payout of a game`,
  3101: msg`Transfer from a vendor`,
  3102: msg`Promotion of a vendor`,
  3106: msg`Stake returned`,
  3107: msg`Payout corrected`,
  3110: msg`Jackpot`,
  3111: msg`Jackpot, paid by the house`,
  3116: msg`Jackpot contribution returned`,
  3200: msg`Stake`,
  3201: msg`Transfer to a vendor`,
  3206: msg`Payout taken back`,
  3210: msg`Jackpot contribution`,
  4100: msg`Lottery win`,
  4101: msg`Transfer between wallets`,
  4102: msg`Transfer returned`,
  4104: msg`Bonus`,
  4105: msg`Lottery rebate`,
  4106: msg`Lottery stake returned: stopped after a win`,
  4107: msg`Lottery stake returned: chase abandoned`,
  4108: msg`Lottery stake returned: cancelled`,
  4109: msg`Lottery stake returned: void draw`,
  4110: msg`Lottery stake returned: tie`,
  4111: msg`Lottery stake returned by the system`,
  4200: msg`Lottery stake`,
  4201: msg`Transfer between wallets`,
  4205: msg`Lottery rebate taken back`,
  4206: msg`Lottery win taken back`,
  4208: msg`Cancellation fee`,
  5100: msg`Table game win`,
  5112: msg`Promotion on table games`,
  5200: msg`Table game loss`,
  6101: msg`Deposit`,
  6102: msg`Deposit fee reimbursed`,
  6104: msg`Received from the upline or a downline`,
  6109: msg`Agent's rebate on table games`,
  6111: msg`Rebate on table games`,
  6112: msg`Dividend`,
  6113: msg`Rebate on slots`,
  6114: msg`Agent's rebate on lottery`,
  6115: msg`Rebate on fishing`,
  6116: msg`Rebate on live casino`,
  6117: msg`Rebate on sports`,
  6143: msg`Agent's rebate on slots`,
  6145: msg`Agent's rebate on fishing`,
  6146: msg`Agent's rebate on live casino`,
  6147: msg`Agent's rebate on sports`,
  6151: msg`Daily salary`,
  6152: msg`Hourly salary`,
  6153: msg`Real-time salary`,
  6201: msg`Withdrawal`,
  6202: msg`Withdrawal returned`,
  6203: msg`Withdrawal fee`,
  6204: msg`Withdrawal paid to the bank`,
  6205: msg`Withdrawal fee kept`,
  6207: msg`Sent to the upline or a downline`,
  6212: msg`Dividend to a downline`,
  6214: msg`Agent's rebate on lottery taken back`,
  6251: msg`Daily salary to a downline`,
  6252: msg`Hourly salary to a downline`,
  6253: msg`Real-time salary to a downline`,
  8122: msg`Credit by staff`,
  8202: msg`Transfer by staff`,
  8222: msg`Debit by staff`,
}

const GROUPS: Record<AccountRecordGroup, MessageDescriptor> = {
  play: msg`Play`,
  deposit: msg`Deposit`,
  withdrawal: msg`Withdrawal`,
  transfer: msg`Transfer`,
  promotion: msg`Bonus or rebate`,
  adjustment: msg`Adjustment`,
}

const isGroup = (group: string): group is AccountRecordGroup => Object.hasOwn(GROUPS, group)

/** Returns formatters for the transaction codes of the ledger, and for their groups. */
export function useLedgerTexts() {
  const { t } = useLingui()
  return {
    codeText: (code: number): string => {
      const text = CODES[code]
      return text ? t(text) : t`Code ${code}`
    },
    groupText: (group: string | null): string => (group !== null && isGroup(group) ? t(GROUPS[group]) : '–'),
  }
}
