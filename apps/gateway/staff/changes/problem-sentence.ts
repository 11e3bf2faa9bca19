import { isChangeProblemCode } from '@ante/contract/staff/change-problem.ts'
import type { ChangeProblem, ChangeProblemCode } from '@ante/contract/staff/change-problem.ts'

/** Sentences in English, for the command line and for files. */
const SENTENCES: Record<ChangeProblemCode, string> = {
  'request.key_used': 'The key belongs to another change.',
  'request.ended': 'This request is {state}.',
  'request.replaced_not_own': 'The change to replace is not a pending change of yours.',
  'values.outdated': 'The stored values are not valid in this version.',
  'values.altered': 'The stored values differ from the approved ones.',
  'object.changed': 'The object changed after the proposal.',
  'approver.gains': 'The approver gains by the change.',
  'right.lost': 'The requester or the approver has lost the right.',
  refused: 'The change was refused: {refusal}.',
  described: '{text}',
  'member.not_found': 'There is no member {account}.',
  'member.excluded': 'Excluded members get no rewards.',
  'amount.not_payable': '{amount} {currency} cannot be paid.',
  'wallet.too_low': 'The wallet holds less than the debit.',
  'wallet.below_debit': 'The member’s main wallet holds {balance} {currency}: debit at most this amount.',
  'entry.key_used': 'The key belongs to another credit or debit.',
  'difference.resolved': 'The difference is resolved, or does not exist.',
  'withdrawal.not_found': 'There is no withdrawal {withdrawal}.',
  'withdrawal.held': '{withdrawal} is on hold. Release it first.',
  'withdrawal.not_in_review': '{withdrawal} is {state}: it awaits no approval.',
  'withdrawal.changed': '{withdrawal} changed since it was read.',
  'withdrawal.amount_changed': '{withdrawal} has another amount.',
  'deposit.not_found': 'There is no deposit {deposit}.',
  'deposit.credited': '{deposit} is credited already.',
  'deposit.changed': '{deposit} changed since it was read.',
  'deposit.rate_changed': '{deposit} has another rate.',
  'deposit.no_problem': '{deposit} has no open problem.',
  'deposit.debit_too_high': 'At most {maximum} {currency} can be debited: this amount was credited.',
  'deposit.debited': 'An amount was already taken back from {deposit}.',
  'deposit.matched': '{deposit} has a bank line already.',
  'bank_line.not_open': 'The bank line is not open any more.',
  'bank_line.currency': 'The bank line has another currency.',
  'reason.inactive': 'There is no active reason {reason}.',
  'role.granted': 'The account has this role already.',
  'account.of_merchant': 'The account is managed by a merchant: invite the person to the platform.',
  'account.locked': 'The account is locked: unlock it first.',
  'account.locked_or_left': 'The account is locked, or has left.',
  'account.not_found': 'The account has left, or does not exist.',
  'recovery.waiting': 'A recovery of this account waits already.',
  'recovery.not_waiting': 'No recovery of this account waits.',
  'recovery.two_owners': 'Two owners are active. They recover an account at the console.',
  'recovery.not_owner': 'The account is not an owner. Use another mail address.',
  'recovery.left': 'The account has left. Use another mail address.',
}

/** Returns a sentence about the problem; its code if another version of the gateway stored it. */
export const problemSentence = ({ code, values }: ChangeProblem): string =>
  isChangeProblemCode(code) ? SENTENCES[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '') : code
