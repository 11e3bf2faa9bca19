import * as z from 'zod/mini'

/**
 * Why a guarded change is not possible, by code, with the names of its values. Amounts are decimal text; objects are
 * named by the number or account that staff knows.
 */
export const changeProblems = {
  // The request.
  /** The idempotency key belongs to a request with other values. */
  'request.key_used': [],
  /** A change with this key ended without effect: its `state`. */
  'request.ended': ['state'],
  'request.replaced_not_own': [],
  // The application of an approved change.
  'values.outdated': [],
  'values.altered': [],
  'object.changed': [],
  'approver.gains': [],
  'right.lost': [],
  /** A use case refused the change: the code of its refusal. */
  refused: ['refusal'],
  /** A sentence that was stored before failures had codes. */
  described: ['text'],
  // Members and their wallets.
  'member.not_found': ['account'],
  'member.excluded': [],
  'amount.not_payable': ['amount', 'currency'],
  'wallet.too_low': [],
  /** The debit is above the balance. */
  'wallet.below_debit': ['balance', 'currency'],
  'entry.key_used': [],
  'difference.resolved': [],
  // Withdrawals.
  'withdrawal.not_found': ['withdrawal'],
  'withdrawal.held': ['withdrawal'],
  'withdrawal.not_in_review': ['withdrawal', 'state'],
  'withdrawal.changed': ['withdrawal'],
  'withdrawal.amount_changed': ['withdrawal'],
  // Deposits, and the evidence of their payments.
  'deposit.not_found': ['deposit'],
  'deposit.credited': ['deposit'],
  'deposit.changed': ['deposit'],
  'deposit.rate_changed': ['deposit'],
  'deposit.no_problem': ['deposit'],
  'deposit.debit_too_high': ['maximum', 'currency'],
  'deposit.debited': ['deposit'],
  'deposit.matched': ['deposit'],
  'bank_line.not_open': [],
  'bank_line.currency': [],
  'reason.inactive': ['reason'],
  // Draws of lotteries.
  'draw.not_found': ['draw'],
  /** The draw has another state, in which the change is not possible. */
  'draw.state': ['draw'],
  // Agents and their tree.
  /** The member's type, upline, downline or contracts do not permit the change; its preview says why. */
  'agent.not_placed': ['account'],
  // Flags of merchants.
  'flag.not_found': ['flag'],
  /** The flag already has the state, or has got another one since it was seen. */
  'flag.changed': ['flag'],
  'flag.time_past': [],
  'flag.too_many_scheduled': ['count'],
  // Promotions.
  /** A field of the content is not valid any more. */
  'promotion.invalid': ['field'],
  'promotion.ended': [],
  'promotion.exhausted': [],
  'promotion.without_codes': ['promotion'],
  'promotion.code_taken': ['code'],
  'application.decided': [],
  'application.above_cap': ['maximum', 'currency'],
  /** Payments to players would exceed the house edge: a sentence that names both. */
  'promotion.above_edge': ['warning'],
  // Brands.
  /** The version is live already, or another one was staged since it was seen. */
  'brand.version_changed': [],
  // Games of the catalogue.
  'games.none_open': [],
  // Setups of new merchants.
  /** It was edited, discarded, or the merchant exists already. */
  'setup.changed': [],
  /** A value is not possible any more: the field, and the refused value. */
  'setup.invalid': ['field', 'value'],
  // Staff.
  'role.granted': [],
  'account.of_merchant': [],
  'account.locked': [],
  'account.locked_or_left': [],
  'account.not_found': [],
  'recovery.waiting': [],
  'recovery.not_waiting': [],
  'recovery.two_owners': [],
  'recovery.not_owner': [],
  'recovery.left': [],
} as const satisfies Record<string, readonly string[]>

export type ChangeProblemCode = keyof typeof changeProblems

/** Values of a problem by name. */
export type ProblemValues<Code extends ChangeProblemCode> = Record<(typeof changeProblems)[Code][number], string>

/** A problem on the wire. A reader that does not know the code has a general text. */
export const ChangeProblem = z.object({ code: z.string(), values: z.record(z.string(), z.string()) })
export type ChangeProblem = z.infer<typeof ChangeProblem>

/** Returns whether this version knows the code. */
export const isChangeProblemCode = (code: string): code is ChangeProblemCode => Object.hasOwn(changeProblems, code)
