import { DepositState, depositStatesOf } from '@ante/contract/cashier/deposit-state.ts'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import { recordRefused } from '../../kit/state-machine/history.ts'
import { isIllegal } from '../../kit/state-machine/transition-errors.ts'
import { asCommand } from '../../staff/operate/person.ts'
import { decideDeposit, depositStates, hasOpenProblem, lockedDeposit } from '../public.ts'
import type { Decision } from '../public.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db, Tables } from '../../kit/db.ts'
import { exactTextOf, textOf, unitsOf } from '../../kit/money.ts'
import { change, logChange } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Changed, Command, Operator, Subject } from '../../operator/kit/command.ts'
import { illegalState, CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { requireMerchantCodes } from '../../operator/kit/require-merchants.ts'
import { hundredthsIn, timesText } from '../../operator/kit/multiples.ts'
import { databaseNow } from '../../operator/kit/now.ts'
import { requirePayable } from '../../operator/kit/payable.ts'
import { depositClaimGuard } from './claim-guards.ts'
import { creditAsStaff } from './credit-as-staff.ts'
import { importLinesCommand } from './import-lines.ts'
import { settleDeposit } from './settle-deposit.ts'

type Deposit = Selectable<Tables['deposit']>

const MAX_SHOWN = 200
const MAX_REASON_CHARACTERS = 200
const AMOUNT = /^\d{1,12}(\.\d{1,4})?$/
const deposit = { name: 'number', about: 'the deposit’s number' }

const list: Command = {
  action: 'list',
  summary: 'Lists the deposits reported as paid and those with an open problem, the oldest first',
  parameters: [anyMerchant],
  options: {
    state: {
      value: 'state',
      about: `only this state, the newest first: ${DepositState.options.join(', ')}`,
      choices: DepositState.options,
    },
    open: { about: 'all open deposits' },
  },
  examples: ['', 'aurora --open', 'aurora --state REJECTED'],
  run: async ({ db }, { positional, options }) => {
    const merchants = await requireMerchantCodes(db, positional['merchant'])
    const rows = await db
      .selectFrom('deposit')
      .innerJoin('member', 'member.id', 'deposit.member_id')
      .leftJoin('deposit_receipt as receipt', 'receipt.deposit_id', 'deposit.id')
      .selectAll('deposit')
      .select(['member.account as account', 'receipt.at as receipt'])
      .where('deposit.merchant_code', 'in', merchants)
      .where((where) =>
        where.or([where('state', 'in', parseStates(options)), ...(listsProblems(options) ? [withProblem] : [])]),
      )
      .orderBy('deposit.id', options['state'] === undefined ? 'asc' : 'desc')
      .limit(MAX_SHOWN)
      .execute()
    const columns = ['number', 'merchant', 'member', 'amountDue', 'state', 'created', 'problem', 'payerReference']
    return { kind: 'list', columns, rows: rows.map(listed), empty: 'No deposits await a decision.' }
  },
}

const withProblem = sql<boolean>`deposit.problem is not null and deposit.problem_settled_at is null`
const listsProblems = ({ state, open }: Record<string, string>) => state === undefined && open === undefined

function parseStates({ state, open }: Record<string, string>): DepositState[] {
  if (state === undefined) return open === undefined ? ['SUBMITTED', 'PROCESSING'] : [...depositStatesOf.open]
  const parsed = DepositState.safeParse(state.toUpperCase())
  if (!parsed.success) throw new UsageError(`Invalid state: ${state}. Use ${DepositState.options.join(', ')}.`)
  return [parsed.data]
}

function listed(row: Deposit & { account: string; receipt: Date | null }): Record<string, unknown> {
  return {
    number: row.transaction_id,
    merchant: row.merchant_code,
    member: row.account,
    channel: row.channel_code,
    amountDue: moneyText(row.pay_amount, row),
    state: row.state,
    created: row.created_at,
    payerReference: row.payer_reference,
    receipt: row.receipt !== null,
    problem: hasOpenProblem(row) ? row.problem : null,
  }
}

const moneyText = (units: bigint, { pay_currency: currency }: Deposit) => `${exactTextOf(units)} ${currency}`

const show: Command = {
  action: 'show',
  summary: 'Lists all steps of a deposit with user and reason, including refused ones',
  parameters: [deposit],
  examples: ['D7KQ2M4XW3BT'],
  run: async ({ db }, { positional: { number = '' } }) => {
    const { id } = await requireDeposit(db, number)
    const steps = await db.selectFrom('deposit_step').selectAll().where('deposit_id', '=', id).orderBy('id').execute()
    const rows = steps.map(({ at, from_state: from, to_state: to, refused, actor, reason }) => {
      return { at, from, to, result: refused ? 'refused' : 'done', user: actor, reason }
    })
    return {
      kind: 'list',
      columns: ['at', 'from', 'to', 'result', 'user', 'reason'],
      rows,
      empty: 'The deposit has no steps yet.',
    }
  },
}

const reason = { value: 'text', about: 'the reason, which is stored and shown to the member' }

const approve: Command = {
  action: 'approve',
  summary: 'Credits a deposit whose payment you have confirmed; above your limit another person approves it',
  parameters: [deposit],
  options: { amount: { value: 'amount', about: 'the amount that arrived; default: the amount to pay' }, reason },
  examples: ['D7KQ2M4XW3BT --amount 500.37 --reason "On the statement of 3 March, line 18"'],
  run: async (operator, { positional: { number = '' }, options }) => {
    const found = await requireDeposit(operator.db, number)
    const paid = options['amount'] === undefined ? found.pay_amount : parsePaid(options['amount'], found)
    // The system operator, who works until the first owner exists, has no limits and no second person.
    if (operator.person.actor.staffId !== null)
      return creditAsStaff(operator, found, { paid, reason: parseReason(options) })
    return decide(operator, found, { decision: { kind: 'approve', paid }, reason: parseReason(options) })
  },
}

function parsePaid(text: string, { rate, pay_currency: currency }: Deposit): bigint {
  const units = AMOUNT.test(text) ? unitsOf(text) : 0n
  if (rate === null) requirePayable(currency, [units])
  if (units === 0n) throw new UsageError(`Invalid amount: ${text}. Use an amount, for example 500.37.`)
  return units
}

const reject: Command = {
  action: 'reject',
  summary: 'Rejects a deposit that is reported as paid and has not arrived',
  parameters: [deposit],
  options: { reason },
  examples: ['D7KQ2M4XW3BT --reason "Nothing has arrived. Please send us the bank’s receipt."'],
  run: async (operator, { positional: { number = '' }, options }) => {
    const found = await requireDeposit(operator.db, number)
    return decide(operator, found, { decision: { kind: 'reject' }, reason: parseReason(options) })
  },
}

function parseReason({ reason: reasonText = '' }: Record<string, string>): string {
  if (reasonText.trim() === '') throw new UsageError('--reason is required: the member sees it.')
  if (reasonText.length > MAX_REASON_CHARACTERS)
    throw new UsageError(`The reason is too long: the maximum is ${MAX_REASON_CHARACTERS} characters.`)
  return reasonText
}

async function decide(
  operator: Operator,
  { id, transaction_id: subject, merchant_code: merchant, state: before }: Deposit,
  { decision, reason: reasonText }: { decision: Decision; reason: string },
): Promise<Changed> {
  const { db, actor } = operator
  const endClaim = await depositClaimGuard(operator, merchant, subject)
  const step = { now: await databaseNow(db), actor, reason: reasonText }
  const command = `deposits ${decision.kind}`
  try {
    return await asCommand(() =>
      inTransaction(db, async (tx) => {
        await lockedDeposit(tx, id)
        await endClaim(tx, 'applied')
        const { state, credited } = await decideDeposit(tx, id, decision, step)
        const after = credited === null ? state : `${state} ${textOf(credited)}`
        const written = { actor, merchant_code: merchant, vendor: null, command, subject, before }
        await logChange(tx, { ...written, after: { state: after, reason: reasonText } })
        const effect = 'The member sees it immediately.'
        return { kind: 'change', changed: true, merchant, command, subject, before, after, effect }
      }),
    )
  } catch (error) {
    if (!isIllegal(depositStates, error)) throw error
    await recordRefused(db, depositStates, error, step)
    throw new CommandFailed(`ILLEGAL_STATE: ${error.message}. The attempt is logged.`, illegalState)
  }
}

const saveReceipt: Command = {
  action: 'save-receipt',
  summary: 'Saves the receipt picture of a deposit to a file',
  parameters: [deposit, { name: 'file', about: 'the path of a new file' }],
  examples: ['D7KQ2M4XW3BT receipt.jpg'],
  run: async ({ db, saveFile }, { positional: { number = '', file = '' } }) => {
    const { id } = await requireDeposit(db, number)
    const stored = await db.selectFrom('deposit_receipt').selectAll().where('deposit_id', '=', id).executeTakeFirst()
    if (!stored) throw new CommandFailed(`There is no receipt for ${number}.`)
    await saveFile({ name: file, content: stored.picture })
    const row = { file, width: stored.width, height: stored.height, sent: stored.at }
    return { kind: 'record', record: row }
  },
}

const updateSettings: Command = {
  action: 'update-settings',
  summary: 'Updates a merchant’s deposit settings; options that are not given do not change',
  parameters: [merchantParameter],
  options: {
    enabled: { value: 'on|off', about: 'whether members can start deposits' },
    wagering: { value: 'times', about: 'the wagering requirement as a multiple of the deposit; 0: none' },
    'max-open': { value: 'count', about: 'the maximum number of open deposits per member' },
  },
  examples: ['aurora --enabled off', 'lotus --wagering 1.5'],
  run: (operator, { positional: { merchant = '' }, options }) => {
    if (Object.keys(options).length === 0)
      throw new UsageError('At least one option is required: see `ante help deposits update-settings`.')
    const commandChange = {
      merchant,
      command: 'deposits update-settings',
      subject: 'deposits',
      effect: 'Members see it when they open the next page.',
    }
    const setting = parseSetting(options)
    return change(operator, commandChange, async (tx) => {
      const current = await settingOf(tx, merchant)
      return {
        before: shownSetting(current),
        after: shownSetting({ ...current, ...setting }),
        write: async (writeTx) => {
          const row = { ...current, ...setting, info: JSON.stringify(current.info) }
          await writeTx
            .insertInto('deposit_setting')
            .values(row)
            .onConflict((conflict) => conflict.column('merchant_code').doUpdateSet(row))
            .execute()
        },
      }
    })
  },
}

type Setting = Selectable<Tables['deposit_setting']>

async function settingOf(tx: Db, merchant: string): Promise<Setting> {
  const row = await tx
    .selectFrom('deposit_setting')
    .selectAll()
    .where('merchant_code', '=', merchant)
    .executeTakeFirst()
  return row ?? { merchant_code: merchant, allowed: true, multiple_hundredths: 100, open_limit: 3, info: {} }
}

const shownSetting = ({ allowed, multiple_hundredths: multiple, open_limit: limit }: Setting) => {
  return { enabled: allowed ? 'on' : 'off', wagering: timesText(multiple), maxOpen: limit }
}

function parseSetting(options: Record<string, string>): Partial<Setting> {
  const { enabled, wagering, 'max-open': limit } = options
  if (enabled !== undefined && enabled !== 'on' && enabled !== 'off')
    throw new UsageError('Invalid --enabled. Use on or off.')
  if (limit !== undefined && !/^([1-9]|[1-4]\d|50)$/.test(limit))
    throw new UsageError('Invalid --max-open. Use a whole number from 1 to 50.')
  return {
    ...(enabled !== undefined && { allowed: enabled === 'on' }),
    ...(wagering !== undefined && { multiple_hundredths: hundredthsIn(wagering) }),
    ...(limit !== undefined && { open_limit: Number(limit) }),
  }
}

async function requireDeposit(db: Db, number: string): Promise<Deposit> {
  const row = await db
    .selectFrom('deposit')
    .selectAll()
    .where('transaction_id', '=', number.toUpperCase())
    .executeTakeFirst()
  if (!row) throw new CommandFailed(`There is no deposit ${number}. See \`ante deposits list\`.`)
  return row
}

export const deposits: Subject = {
  name: 'deposits',
  about: 'payments by members',
  commands: [list, show, approve, reject, settleDeposit, importLinesCommand, saveReceipt, updateSettings],
}
