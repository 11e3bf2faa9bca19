import type { ChangeProblem, ChangeProblemCode } from '@ante/contract/staff/change-problem.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { amountText } from '../lib/amounts.ts'
import { refusalTexts } from './refusal-texts.ts'

/** Codes with a text here. Owners are recovered on the command line only; `refused` has the text of the refusal. */
type TextCode = Exclude<ChangeProblemCode, 'refused' | `recovery.${string}`>

/** Texts with the values of each problem by name. */
const PROBLEMS: Record<TextCode, MessageDescriptor> = {
  'request.key_used': msg`This form was sent before with other values. Close it, and open it again.`,
  'request.ended': msg({
    message:
      '{state, select, rejected {This request was rejected.} void {This request was withdrawn.} expired {This request has expired.} other {This request has failed.}}',
  }),
  'request.replaced_not_own': msg`The request to replace isn't a waiting one of yours.`,
  'values.outdated': msg`The values don't fit this version of the console any more. Request it again.`,
  'values.altered': msg`The stored values aren't the approved ones. Request it again, and report this.`,
  'object.changed': msg`It changed after the request.`,
  'approver.gains': msg`The approver gains by the change.`,
  'right.lost': msg`The person who requested or approved it has lost the right.`,
  described: msg({ message: '{text}' }),
  'member.not_found': msg({ message: 'There is no player {account}.' }),
  'member.excluded': msg`The player is excluded, and gets no rewards.`,
  'amount.not_payable': msg({ message: '{amount} {currency} is not a possible amount.' }),
  'wallet.too_low': msg`The wallet holds less than the debit.`,
  'wallet.below_debit': msg({ message: 'The main wallet holds {balance} {currency}. Debit at most this amount.' }),
  'entry.key_used': msg`This form was sent before with another credit or debit. Close it, and open it again.`,
  'difference.resolved': msg`The difference is resolved already, or doesn't exist.`,
  'withdrawal.not_found': msg({ message: 'There is no withdrawal {withdrawal}.' }),
  'withdrawal.held': msg({ message: '{withdrawal} is on hold. Release it first.' }),
  'withdrawal.not_in_review': msg({ message: '{withdrawal} is not in review any more.' }),
  'withdrawal.changed': msg({ message: '{withdrawal} changed since you read it. Read it again.' }),
  'withdrawal.amount_changed': msg({ message: '{withdrawal} has another amount now.' }),
  'deposit.not_found': msg({ message: 'There is no deposit {deposit}.' }),
  'deposit.credited': msg({ message: '{deposit} is credited already.' }),
  'deposit.changed': msg({ message: '{deposit} changed since you read it. Read it again.' }),
  'deposit.rate_changed': msg({ message: '{deposit} has another rate now.' }),
  'deposit.no_problem': msg({ message: '{deposit} has no open problem.' }),
  'deposit.debit_too_high': msg({ message: 'At most {maximum} {currency} was credited.' }),
  'deposit.debited': msg({ message: 'An amount was taken back from {deposit} already.' }),
  'deposit.matched': msg({ message: '{deposit} has a bank line already.' }),
  'bank_line.not_open': msg`The bank line isn't open any more. Choose another one.`,
  'bank_line.currency': msg`The bank line has another currency. Choose another one.`,
  'reason.inactive': msg({ message: 'The reason {reason} was switched off. Choose another one.' }),
  'setup.changed': msg`The setup was edited or discarded, or the merchant exists already.`,
  'setup.invalid': msg({ message: "A value of the setup isn't possible any more: {field} {value}." }),
  'brand.version_changed': msg`This version is live, or another one was staged.`,
  'draw.not_found': msg({ message: 'There is no draw {draw}.' }),
  'draw.state': msg({ message: 'The draw {draw} has another state, in which this is not possible. Reload to see it.' }),
  'agent.not_placed': msg({
    message: 'The type, upline, downline or contracts of {account} do not permit this. Try it again to see why.',
  }),
  'games.none_open': msg`None of these games is open any more.`,
  'flag.not_found': msg({ message: 'There is no flag {flag}.' }),
  'flag.changed': msg({ message: '{flag} changed since you read it. Close the panel, and read it again.' }),
  'flag.time_past': msg`The time has passed. Choose a later one.`,
  'flag.too_many_scheduled': msg({ message: 'At most {count} changes can be scheduled. Cancel one first.' }),
  'promotion.invalid': msg({ message: 'A field of the promotion is not valid: {field}.' }),
  'promotion.ended': msg`The end of the promotion is over. Choose a later one.`,
  'promotion.exhausted': msg`The promotion's budget or number of rewards is used up. Raise it first.`,
  'promotion.without_codes': msg({ message: 'There is no promotion {promotion} with codes.' }),
  'promotion.code_taken': msg({ message: '{code} is a code of another promotion. Choose another one.' }),
  'application.decided': msg`The application was decided meanwhile.`,
  'application.above_cap': msg({ message: 'The maximum of this promotion is {maximum} {currency}.' }),
  'promotion.above_edge': msg({ message: '{warning}' }),
  'role.granted': msg`The account has this role already.`,
  'account.of_merchant': msg`A merchant manages this account. Invite the person to the platform instead.`,
  'account.locked': msg`The account is locked. Unlock it first.`,
  'account.locked_or_left': msg`The account is locked, or has left.`,
  'account.not_found': msg`The account has left, or doesn't exist.`,
}

const AMOUNTS = new Set(['amount', 'balance', 'maximum'])

const UNKNOWN = msg`This change isn't possible any more.`

const hasText = (code: string): code is TextCode => Object.hasOwn(PROBLEMS, code)

/** Returns a formatter for the problem that prevents a change. */
export function useProblemText(): (problem: ChangeProblem) => string {
  const { t, i18n } = useLingui()
  return ({ code, values }) => {
    if (code === 'refused') return t(refusalTexts[values['refusal'] ?? ''] ?? UNKNOWN)
    // Another version of the gateway may have stored another code.
    if (!hasText(code)) return t(UNKNOWN)
    const shown = Object.entries(values).map(([name, value]): [string, string] => [
      name,
      AMOUNTS.has(name) ? amountText(value) : value,
    ])
    return i18n._({ ...PROBLEMS[code], values: Object.fromEntries<string>(shown) })
  }
}
