import type { Selectable } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db, Tables } from '../../kit/db.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'
import { decideHeldWin } from '../public.ts'
import { logChange } from '../../operator/kit/change.ts'
import { changeVendor } from './change-vendor.ts'
import { anyMerchant } from '../../operator/kit/command.ts'
import type { Changed, Command, Operator, Parameter, Subject } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { requireMerchantCodes } from '../../operator/kit/require-merchants.ts'
import { merchantOfNumber } from '../../operator/kit/merchant-of-record.ts'
import { databaseNow } from '../../operator/kit/now.ts'

type HeldWin = Selectable<Tables['held_win']>

const DECIDED = 'The player sees it immediately and receives a mail.'
const MAX_SHOWN = 200
const MAX_REASON_CHARACTERS = 200
const NUMBER = /^\d{1,18}$/
const MULTIPLE = /^([1-9]\d{0,5}|1000000)$/
const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/
const number: Parameter = {
  name: 'number',
  about: 'the held win’s number in `held-wins list`',
  merchantOf: merchantOfNumber('held_win'),
}

const list: Command = {
  action: 'list',
  summary: 'Lists held wins that await a decision, oldest first',
  parameters: [anyMerchant],
  options: { all: { about: 'also decided wins, newest first' } },
  examples: ['', 'aurora --all'],
  run: async ({ db }, { positional, options }) => {
    const all = 'all' in options
    const query = db
      .selectFrom('held_win')
      .innerJoin('member', 'member.id', 'held_win.member_id')
      .selectAll('held_win')
      .select('member.account')
      .where('held_win.merchant_code', 'in', await requireMerchantCodes(db, positional['merchant']))
      .orderBy('held_win.id', all ? 'desc' : 'asc')
      .limit(MAX_SHOWN)
    const rows = await (all ? query : query.where('held_win.state', '=', 'held')).execute()
    const columns = ['number', 'merchant', 'member', 'vendor', 'amount', 'exceeds', 'state', 'held']
    return { kind: 'list', columns, rows: rows.map(listed), empty: 'No held win awaits a decision.' }
  },
}

function listed(row: HeldWin & { account: string }): Record<string, unknown> {
  return {
    number: String(row.id),
    merchant: row.merchant_code,
    member: row.account,
    vendor: row.vendor,
    round: row.round_id,
    amount: moneyText(row.amount, row),
    exceeds: row.reason,
    cap: moneyText(row.cap, row),
    state: row.state,
    held: row.held_at,
  }
}

const moneyText = (units: bigint, { currency }: HeldWin) => `${textOf(units)} ${currency}`

const show: Command = {
  action: 'show',
  summary: 'Shows a held win with all wallet calls of its round',
  parameters: [number],
  examples: ['17'],
  run: async ({ db }, { positional: { number: numberText = '' } }) => {
    const heldWin = await requireHeldWin(db, numberText)
    const rows = await db
      .selectFrom('seamless_transaction')
      .select(['at', 'kind', 'transaction_id as transaction', 'amount', 'state'])
      .where('member_id', '=', heldWin.member_id)
      .where('vendor', '=', heldWin.vendor)
      .where('round_id', '=', heldWin.round_id)
      .orderBy('reference')
      .execute()
    const decided = { user: heldWin.actor, reason: heldWin.decision_reason }
    return {
      kind: 'list',
      columns: ['at', 'kind', 'transaction', 'amount', 'state', 'user', 'reason'],
      rows: rows.map((row) =>
        row.transaction === heldWin.transaction_id
          ? { ...row, amount: moneyText(row.amount, heldWin), state: heldWin.state, ...decided }
          : { ...row, amount: moneyText(row.amount, heldWin), user: null, reason: null },
      ),
      empty: 'The round has no transactions.',
    }
  },
}

const approve: Command = {
  action: 'approve',
  summary: 'Pays a held win that its vendor has confirmed',
  parameters: [number],
  options: { reason: { value: 'text', about: 'who confirmed the win, and when; stored in the log', isRequired: true } },
  examples: ['17 --reason "Mail from Anselm Studio, ticket 4711"'],
  run: (operator, { positional: { number: numberText = '' }, options }) =>
    decide(operator, numberText, 'approve', options),
}

const reject: Command = {
  action: 'reject',
  summary: 'Rejects a held win: it is not paid unless its vendor corrects it later',
  parameters: [number],
  options: { reason: { value: 'text', about: 'reason; stored in the log and shown to the player', isRequired: true } },
  examples: ['17 --reason "The game provider reported a fault of its game."'],
  run: (operator, { positional: { number: numberText = '' }, options }) =>
    decide(operator, numberText, 'reject', options),
}

async function decide(
  { db, actor }: Operator,
  text: string,
  kind: 'approve' | 'reject',
  { reason = '' }: Record<string, string>,
): Promise<Changed> {
  if (reason.trim() === '') throw new UsageError('Add a --reason.')
  if (reason.length > MAX_REASON_CHARACTERS)
    throw new UsageError(`A reason has at most ${MAX_REASON_CHARACTERS} characters.`)
  return inTransaction(db, async (tx) => {
    const heldWin = await requireHeldWin(tx, text)
    const decided = await decideHeldWin(tx, { id: heldWin.id, kind, actor, reason, now: await databaseNow(tx) })
    if (!decided) {
      const { state } = await requireHeldWin(tx, text)
      throw new CommandFailed(`The held win ${text} is already ${state}.`)
    }
    const after = kind === 'approve' ? `paid ${moneyText(heldWin.amount, heldWin)}` : 'rejected'
    const outcome = {
      merchant: heldWin.merchant_code,
      command: `held-wins ${kind}`,
      subject: text,
      before: 'held',
      after,
    }
    const { merchant: merchant_code, command, subject, before } = outcome
    await logChange(tx, {
      actor,
      merchant_code,
      vendor: null,
      command,
      subject,
      before,
      after: { state: after, reason },
      effect: DECIDED,
    })
    await publishOnCommit(tx, 'balance', JSON.stringify([String(heldWin.member_id)]))
    return { kind: 'change', changed: true, effect: DECIDED, ...outcome }
  })
}

async function requireHeldWin(db: Db, text: string): Promise<HeldWin> {
  const row = NUMBER.test(text)
    ? await db.selectFrom('held_win').selectAll().where('id', '=', BigInt(text)).executeTakeFirst()
    : undefined
  if (!row)
    throw new CommandFailed(`There is no held win ${text}. \`ante held-wins list\` shows wins that await a decision.`)
  return row
}

const listCaps: Command = {
  action: 'list-caps',
  summary: 'Lists win caps: the maximum wins paid without review; * means all vendors or currencies',
  parameters: [],
  examples: [''],
  run: async ({ db }) => ({
    kind: 'list',
    columns: ['vendor', 'currency', 'maxMultiple', 'maxRound', 'maxHour'],
    empty: 'There are no win caps.',
    rows: (await db.selectFrom('win_cap').selectAll().orderBy('vendor').orderBy('currency').execute()).map(shownCap),
  }),
}

const updateCaps: Command = {
  action: 'update-caps',
  summary: 'Updates a vendor’s win caps; omitted caps remain unchanged',
  parameters: [
    { name: 'vendor', about: 'the vendor’s code, for example JL' },
    { name: 'currency', about: 'for example PHP' },
  ],
  options: {
    'max-multiple': { value: 'times', about: 'maximum multiple of the round’s stake: 1 to 1000000, or default' },
    'max-round': { value: 'amount', about: 'maximum win of a round, regardless of its stake, or default' },
    'max-hour': { value: 'amount', about: 'maximum of all wins of the vendor in one hour, or default' },
  },
  examples: ['JL PHP --max-multiple 5000 --max-round 2000000 --max-hour 10000000'],
  run: (operator, { positional: { vendor = '', currency = '' }, options }) => {
    if (!/^[A-Z]{3}$/.test(currency))
      throw new UsageError(`Invalid currency: ${currency}. Use a code of three letters, for example PHP.`)
    const newCap = parseCap(options)
    if (Object.keys(newCap).length === 0)
      throw new UsageError('Add at least one option; see `ante help held-wins update-caps`.')
    const commandChange = {
      vendor,
      command: 'held-wins update-caps',
      subject: currency,
      effect: 'Applies to wins from now on.',
    }
    return changeVendor(operator, commandChange, async (tx) => {
      const current = await capOf(tx, vendor, currency)
      const row = { ...current, ...newCap }
      return {
        before: shownCap(current),
        after: shownCap(row),
        write: async () => {
          await tx
            .insertInto('win_cap')
            .values(row)
            .onConflict((conflict) => conflict.columns(['vendor', 'currency']).doUpdateSet(row))
            .execute()
        },
      }
    })
  },
}

type Cap = Tables['win_cap']

async function capOf(tx: Db, vendor: string, currency: string): Promise<Cap> {
  const query = tx.selectFrom('win_cap').selectAll().where('vendor', '=', vendor).where('currency', '=', currency)
  const emptyCap = { vendor, currency, multiple: null, round_units: null, hour_units: null }
  return (await query.executeTakeFirst()) ?? emptyCap
}

function shownCap({ vendor, currency, multiple, round_units: round, hour_units: hour }: Cap): Record<string, unknown> {
  const text = (units: bigint | null) => (units === null ? 'default' : textOf(units))
  return { vendor, currency, maxMultiple: multiple ?? 'default', maxRound: text(round), maxHour: text(hour) }
}

function parseCap(options: Record<string, string>): Partial<Cap> {
  const { 'max-multiple': multiple, 'max-round': round, 'max-hour': hour } = options
  if (multiple !== undefined && multiple !== 'default' && !MULTIPLE.test(multiple)) {
    throw new UsageError(`Invalid multiple: ${multiple}. Use a whole number from 1 to 1000000.`)
  }
  return {
    ...(multiple !== undefined && { multiple: multiple === 'default' ? null : Number(multiple) }),
    ...(round !== undefined && { round_units: parseUnits(round) }),
    ...(hour !== undefined && { hour_units: parseUnits(hour) }),
  }
}

function parseUnits(text: string): bigint | null {
  if (text === 'default') return null
  const units = AMOUNT.test(text) ? unitsOf(text) : 0n
  if (units === 0n)
    throw new UsageError(`Invalid amount: ${text}. Use an amount above zero, for example 500000.00, or default.`)
  return units
}

export const heldWins: Subject = {
  name: 'held-wins',
  about: 'wins above their cap, held until an operator decides',
  commands: [list, show, approve, reject, listCaps, updateCaps],
}
