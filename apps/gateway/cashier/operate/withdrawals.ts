import { WithdrawalState, withdrawalStatesOf } from '@ante/contract/cashier/withdrawal-state.ts'

import { isIllegal } from '../../kit/state-machine/transition-errors.ts'
import { approveWithdrawal, endPayout, withdrawalStates, rejectWithdrawal } from '../public.ts'
import type { Withdrawal } from '../public.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { writeDown } from '../../operator/kit/change.ts'
import { anyMerchant } from '../../operator/kit/command.ts'
import type { Changed, Command, Operator, Subject } from '../../operator/kit/command.ts'
import { NotDone, UsageError } from '../../operator/kit/failures.ts'
import { merchantCodesNamed } from '../../operator/kit/merchant-named.ts'
import { nowBy } from '../../operator/kit/now.ts'
import { withdrawalSettings } from './withdrawal-settings.ts'

const MOST_SHOWN = 200
const LONGEST_REASON = 200
const withdrawal = { name: 'number', about: 'the withdrawal’s number, as the member sees it' }

const list: Command = {
  action: 'list',
  summary: 'Shows the withdrawals that wait for you, the oldest first',
  parameters: [anyMerchant],
  options: {
    state: { value: 'state', about: `of this state, the latest first: ${WithdrawalState.options.join(', ')}` },
    open: { about: 'all that are on their way' },
  },
  examples: ['', 'aurora --open', 'aurora --state REJECTED'],
  run: async ({ db }, { words, options }) => {
    const merchants = await merchantCodesNamed(db, words['merchant'])
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
      .limit(MOST_SHOWN)
      .execute()
    const columns = ['number', 'merchant', 'member', 'amount', 'arrives', 'bank', 'card', 'state', 'since', 'tries']
    return { kind: 'list', columns, rows: rows.map(listed), empty: 'No withdrawal waits for you.' }
  },
}

const isPlain = ({ state, open }: Record<string, string>) => state === undefined && open === undefined

function parseStates({ state, open }: Record<string, string>): WithdrawalState[] {
  if (state === undefined) return open === undefined ? ['REVIEW', 'PAYING'] : [...withdrawalStatesOf.open]
  const known = WithdrawalState.safeParse(state.toUpperCase())
  if (known.success) return [known.data]
  throw new UsageError(`There is no state ${state}. There are: ${WithdrawalState.options.join(', ')}.`)
}

function listed(row: Withdrawal & { account: string }): Record<string, unknown> {
  return {
    number: row.id,
    merchant: row.merchant_code,
    member: row.account,
    amount: `${textOf(row.amount)} ${row.currency}`,
    arrives: textOf(row.amount - row.fee),
    bank: row.bank_name,
    card: `****${row.last_digits}`,
    state: row.state,
    since: row.requested_at,
    tries: row.tries,
  }
}

const show: Command = {
  action: 'show',
  summary: 'Shows where a withdrawal has been, who took it there and why, and what was refused',
  parameters: [withdrawal],
  run: async ({ db }, { words: { number = '' } }) => {
    const { id } = await withdrawalNamed(db, number)
    const steps = await db
      .selectFrom('withdrawal_step')
      .selectAll()
      .where('withdrawal_id', '=', id)
      .orderBy('id')
      .execute()
    const rows = steps.map((step) => ({
      at: step.at,
      from: step.from_state ?? '',
      to: step.to_state,
      refused: step.refused ? 'refused' : '',
      who: step.who,
      reason: step.reason,
      note: step.note,
    }))
    return { kind: 'list', columns: ['at', 'from', 'to', 'refused', 'who', 'reason', 'note'], rows, empty: '' }
  },
}

async function withdrawalNamed(db: Db, number: string): Promise<Withdrawal> {
  const asked = db.selectFrom('withdrawal').selectAll().where('id', '=', number.toUpperCase())
  const found = await asked.executeTakeFirst()
  if (!found) throw new NotDone(`There is no withdrawal ${number}. \`ante withdrawals list\` shows those that wait.`)
  return found
}

const reasonOption = { reason: { value: 'text', about: 'what the member reads' } }
const noteOption = { note: { value: 'text', about: 'who told you, and when; it is kept' } }

const approve: Command = {
  action: 'approve',
  summary: 'Lets a withdrawal be paid',
  parameters: [withdrawal],
  examples: ['W7K2M9QXAB3C'],
  run: (operator, { words: { number = '' } }) =>
    decide(operator, number, { command: 'approve', to: 'APPROVED', seen: 'It is paid within a few seconds.' }),
}

const reject: Command = {
  action: 'reject',
  summary: 'Refuses a withdrawal: the amount goes back, and the member reads the reason',
  parameters: [withdrawal],
  options: reasonOption,
  examples: ['W7K2M9QXAB3C --reason "Send us a picture of your card first."'],
  run: (operator, { words: { number = '' }, options: { reason = '' } }) => {
    const said = sentence(reason, 'Give a --reason: the member reads it.')
    return decide(operator, number, {
      command: 'reject',
      to: 'REJECTED',
      reason: said,
      seen: 'The member sees it at once.',
    })
  },
}

const paid: Command = {
  action: 'paid',
  summary: 'Says that you have paid a withdrawal yourself, or that its provider’s people say it is paid',
  parameters: [withdrawal],
  options: noteOption,
  examples: ['W7K2M9QXAB3C --note "Bank receipt 4711"'],
  run: (operator, { words: { number = '' }, options: { note = '' } }) => {
    const said = sentence(note, 'Give a --note: how you know it.')
    return decide(operator, number, { command: 'paid', to: 'SUCCESS', note: said, seen: 'The member sees it at once.' })
  },
}

const failed: Command = {
  action: 'failed',
  summary: 'Says that a withdrawal was not paid and never will be: the amount goes back',
  parameters: [withdrawal],
  options: { ...noteOption, ...reasonOption },
  examples: ['W7K2M9QXAB3C --note "Mail from Pier, ticket 4711" --reason "Your bank sent it back."'],
  run: (operator, { words: { number = '' }, options: { note = '', reason = '' } }) => {
    const said = sentence(note, 'Give a --note: how you know that it never will be paid.')
    const seen = 'The member sees it at once.'
    return decide(operator, number, { command: 'failed', to: 'FAILED', note: said, reason, seen })
  },
}

function sentence(said: string, complaint: string): string {
  if (said.trim() === '') throw new UsageError(complaint)
  if (said.length > LONGEST_REASON) throw new UsageError(`At most ${LONGEST_REASON} characters fit.`)
  return said.trim()
}

interface Decided {
  command: string
  to: 'APPROVED' | 'REJECTED' | 'SUCCESS' | 'FAILED'
  reason?: string
  note?: string
  seen: string
}

/** Stores the decision and its log entry in one transaction; a decision already made is not an error. */
async function decide({ db, who }: Operator, number: string, decided: Decided): Promise<Changed> {
  const { id, merchant_code: merchant, state: before } = await withdrawalNamed(db, number)
  const { to: after, reason = '', note = '', seen } = decided
  const command = `withdrawals ${decided.command}`
  const outcome = { kind: 'change', merchant, command, subject: id, before, after, seen } as const
  if (before === after) return { ...outcome, changed: false }
  const step = { now: await nowBy(db), who, reason, note }
  const also = (tx: Db) =>
    writeDown(tx, {
      who,
      merchant_code: merchant,
      vendor: null,
      command,
      subject: id,
      before,
      after: { after, reason, note },
    })
  try {
    if (after === 'APPROVED') await approveWithdrawal(db, id, step, also)
    else if (after === 'REJECTED') await rejectWithdrawal(db, id, step, also)
    else await endPayout(db, { id, to: after }, step, also)
  } catch (error) {
    if (!isIllegal(withdrawalStates, error)) throw error
    throw new NotDone(`ILLEGAL_STATE: ${error.message}. It was written down that you wanted it.`)
  }
  return { ...outcome, changed: true }
}

export const withdrawals: Subject = {
  name: 'withdrawals',
  about: 'money that members take out',
  commands: [list, show, approve, reject, paid, failed, ...withdrawalSettings],
}
