import { WithdrawalState, withdrawalStatesOf } from '@ante/contract/cashier/withdrawal-state.ts'

import { isIllegal } from '../../kit/state-machine/transition-errors.ts'
import { approveWithdrawal, reportPayout, withdrawalStates, rejectWithdrawal } from '../public.ts'
import type { Withdrawal } from '../public.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { logChange } from '../../operator/kit/change.ts'
import { anyMerchant } from '../../operator/kit/command.ts'
import type { Changed, Command, Operator, Subject } from '../../operator/kit/command.ts'
import { illegalState, CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { requireMerchantCodes } from '../../operator/kit/require-merchants.ts'
import { databaseNow } from '../../operator/kit/now.ts'
import { asCommand } from '../../staff/operate/person.ts'
import { approveAsStaff } from './approve-as-staff.ts'
import { withdrawalClaimGuard } from './claim-guards.ts'
import { withdrawalSettings } from './withdrawal-settings.ts'

const MAX_SHOWN = 200
const MAX_REASON_CHARACTERS = 200
const withdrawal = { name: 'number', about: 'the withdrawal’s number' }

const list: Command = {
  action: 'list',
  summary: 'Lists the withdrawals that await an operator, the oldest first',
  parameters: [anyMerchant],
  options: {
    state: {
      value: 'state',
      about: `only this state, the newest first: ${WithdrawalState.options.join(', ')}`,
      choices: WithdrawalState.options,
    },
    open: { about: 'all open withdrawals' },
  },
  examples: ['', 'aurora --open', 'aurora --state REJECTED'],
  run: async ({ db }, { positional, options }) => {
    const merchants = await requireMerchantCodes(db, positional['merchant'])
    const rows = await db
      .selectFrom('withdrawal')
      .innerJoin('member', 'member.id', 'withdrawal.member_id')
      .selectAll('withdrawal')
      .select('member.account')
      .where('withdrawal.merchant_code', 'in', merchants)
      .where('state', 'in', parseStates(options))
      // Withdrawals that a provider pays need no operator.
      .$if(isPlain(options), (plain) =>
        plain.where((row) => row.or([row('state', '<>', 'PAYING'), row('provider', 'is', null)])),
      )
      .orderBy('number', options['state'] === undefined ? 'asc' : 'desc')
      .limit(MAX_SHOWN)
      .execute()
    const columns = ['number', 'merchant', 'member', 'amount', 'state', 'requested', 'bank']
    return { kind: 'list', columns, rows: rows.map(listed), empty: 'No withdrawals await an operator.' }
  },
}

const isPlain = ({ state, open }: Record<string, string>) => state === undefined && open === undefined

function parseStates({ state, open }: Record<string, string>): WithdrawalState[] {
  if (state === undefined) return open === undefined ? ['REVIEW', 'PAYING'] : [...withdrawalStatesOf.open]
  const parsed = WithdrawalState.safeParse(state.toUpperCase())
  if (parsed.success) return [parsed.data]
  throw new UsageError(`Invalid state: ${state}. Use ${WithdrawalState.options.join(', ')}.`)
}

function listed(row: Withdrawal & { account: string }): Record<string, unknown> {
  return {
    number: row.id,
    merchant: row.merchant_code,
    member: row.account,
    amount: `${textOf(row.amount)} ${row.currency}`,
    payout: textOf(row.amount - row.fee),
    bank: row.bank_name,
    card: `****${row.last_digits}`,
    state: row.state,
    requested: row.requested_at,
    attempts: row.tries,
  }
}

const show: Command = {
  action: 'show',
  summary: 'Lists all steps of a withdrawal with user and reason, including refused ones',
  parameters: [withdrawal],
  examples: ['W7K2M9QXAB3C'],
  run: async ({ db }, { positional: { number = '' } }) => {
    const { id } = await requireWithdrawal(db, number)
    const steps = await db
      .selectFrom('withdrawal_step')
      .selectAll()
      .where('withdrawal_id', '=', id)
      .orderBy('id')
      .execute()
    const rows = steps.map((step) => ({
      at: step.at,
      from: step.from_state,
      to: step.to_state,
      result: step.refused ? 'refused' : 'done',
      user: step.actor,
      reason: step.reason,
      note: step.note,
    }))
    return { kind: 'list', columns: ['at', 'from', 'to', 'result', 'user', 'reason', 'note'], rows, empty: '' }
  },
}

async function requireWithdrawal(db: Db, number: string): Promise<Withdrawal> {
  const query = db.selectFrom('withdrawal').selectAll().where('id', '=', number.toUpperCase())
  const row = await query.executeTakeFirst()
  if (!row) throw new CommandFailed(`There is no withdrawal ${number}. See \`ante withdrawals list\`.`)
  return row
}

const reasonOption = { reason: { value: 'text', about: 'the reason, which is shown to the member' } }
const noteOption = { note: { value: 'text', about: 'the source of the information and its time, which are stored' } }

const approve: Command = {
  action: 'approve',
  summary: 'Approves a withdrawal for payout; above your limit another person approves it',
  parameters: [withdrawal],
  options: { note: { value: 'text', about: 'what you checked; stored in the audit log' } },
  examples: ['W7K2M9QXAB3C', 'W7K2M9QXAB3C --note "Card confirmed by mail"'],
  run: async (operator, { positional: { number = '' }, options: { note = '' } }) => {
    const effect = 'It is paid within a few seconds.'
    const found = await requireWithdrawal(operator.db, number)
    if (found.held_at !== null) throw new CommandFailed(`${found.id} is on hold. Release it at the console first.`)
    // The system operator, who works until the first owner exists, has no limits and no second person.
    if (operator.person.actor.staffId === null || found.state === 'APPROVED')
      return decide(operator, number, { command: 'approve', to: 'APPROVED', note, effect })
    return approveAsStaff(operator, found, { note, effect })
  },
}

const reject: Command = {
  action: 'reject',
  summary: 'Rejects a withdrawal: the amount is returned, and the member sees the reason',
  parameters: [withdrawal],
  options: reasonOption,
  examples: ['W7K2M9QXAB3C --reason "Send us a picture of your card first."'],
  run: (operator, { positional: { number = '' }, options: { reason = '' } }) => {
    const reasonText = sentence(reason, '--reason is required: the member sees it.')
    return decide(operator, number, {
      command: 'reject',
      to: 'REJECTED',
      reason: reasonText,
      effect: 'The member sees it immediately.',
    })
  },
}

const markPaid: Command = {
  action: 'mark-paid',
  summary: 'Marks a withdrawal as paid by the merchant’s staff, or as confirmed by the provider’s staff',
  parameters: [withdrawal],
  options: noteOption,
  examples: ['W7K2M9QXAB3C --note "Bank receipt 4711"'],
  run: (operator, { positional: { number = '' }, options: { note = '' } }) => {
    const noteText = sentence(note, '--note is required: the source of the confirmation.')
    return decide(operator, number, {
      command: 'mark-paid',
      to: 'SUCCESS',
      note: noteText,
      effect: 'The member sees it immediately.',
    })
  },
}

const markFailed: Command = {
  action: 'mark-failed',
  summary: 'Marks a withdrawal as finally failed: the amount is returned',
  parameters: [withdrawal],
  options: { ...noteOption, ...reasonOption },
  examples: ['W7K2M9QXAB3C --note "Mail from Pier, ticket 4711" --reason "Your bank sent it back."'],
  run: (operator, { positional: { number = '' }, options: { note = '', reason = '' } }) => {
    const noteText = sentence(note, '--note is required: the evidence that the withdrawal will never be paid.')
    const effect = 'The member sees it immediately.'
    return decide(operator, number, { command: 'mark-failed', to: 'FAILED', note: noteText, reason, effect })
  },
}

function sentence(text: string, complaint: string): string {
  if (text.trim() === '') throw new UsageError(complaint)
  if (text.length > MAX_REASON_CHARACTERS)
    throw new UsageError(`The text is too long: the maximum is ${MAX_REASON_CHARACTERS} characters.`)
  return text.trim()
}

interface Decided {
  command: string
  to: 'APPROVED' | 'REJECTED' | 'SUCCESS' | 'FAILED'
  reason?: string
  note?: string
  effect: string
}

/** Stores the decision and its log entry in one transaction. A repeat of the same decision is not an error. */
async function decide(operator: Operator, number: string, decided: Decided): Promise<Changed> {
  const { db, actor } = operator
  const { id, merchant_code: merchant, state: before } = await requireWithdrawal(db, number)
  const { to: after, reason = '', note = '', effect } = decided
  const command = `withdrawals ${decided.command}`
  const outcome = { kind: 'change', merchant, command, subject: id, before, after, effect } as const
  if (before === after) return { ...outcome, changed: false }
  const step = { now: await databaseNow(db), actor, reason, note }
  const endClaim = await withdrawalClaimGuard(operator, merchant, id)
  const also = async (tx: Db) => {
    await endClaim(tx, 'applied')
    await logChange(tx, {
      actor,
      merchant_code: merchant,
      vendor: null,
      command,
      subject: id,
      before,
      after: { state: after, reason, note },
    })
  }
  try {
    await asCommand(() => {
      if (after === 'APPROVED') return approveWithdrawal(db, id, step, also)
      if (after === 'REJECTED') return rejectWithdrawal(db, id, step, also)
      return reportPayout(db, { id, to: after }, step, also)
    })
  } catch (error) {
    if (!isIllegal(withdrawalStates, error)) throw error
    throw new CommandFailed(`ILLEGAL_STATE: ${error.message}. The attempt is logged.`, illegalState)
  }
  return { ...outcome, changed: true }
}

export const withdrawals: Subject = {
  name: 'withdrawals',
  about: 'payouts to members',
  commands: [list, show, approve, reject, markPaid, markFailed, ...withdrawalSettings],
}
