import { BankKind } from '@ante/contract/cashier/bank-cards.ts'
import type { Selectable } from 'kysely'

import { putBank } from '../public.ts'
import type { Db, Tables } from '../../kit/db.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, CommandArguments, Operator, Subject } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { requireMerchantCodes } from '../../operator/kit/require-merchants.ts'

const CODE = /^[A-Z0-9_]{2,20}$/
const DIGITS = /^(\d{1,2})(?:-(\d{1,2}))?$/
const MIN_DIGITS = 4
const MAX_DIGITS = 34
const MAX_NAME_CHARACTERS = 60
const EFFECT = 'Members see it when they open their cards page.'
const bankCode = { name: 'code', about: 'the bank’s code, for example RIVERSIDE' }

const list: Command = {
  action: 'list',
  summary: 'Lists the banks to which merchants pay withdrawals, in the order in which members see them',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => {
    const codes = await requireMerchantCodes(db, positional['merchant'])
    const rows = await db
      .selectFrom('bank')
      .selectAll()
      .where('merchant_code', 'in', codes)
      .orderBy('merchant_code')
      .orderBy('position')
      .orderBy('name')
      .execute()
    return {
      kind: 'list',
      columns: ['merchant', 'code', 'name', 'kind', 'digits', 'state'],
      rows: rows.map((bank) => ({ merchant: bank.merchant_code, ...bankRow(bank) })),
      empty: 'There are no banks. Create one with `ante banks create`.',
    }
  },
}

type ShownBank = Pick<Selectable<Tables['bank']>, 'code' | 'name' | 'kind' | 'min_digits' | 'max_digits' | 'open'>

const bankRow = ({ code, name, kind, min_digits: minDigits, max_digits: maxDigits, open }: ShownBank) => {
  return { code, name, kind, digits: spanText(minDigits, maxDigits), state: open ? 'open' : 'closed' }
}

const spanText = (minDigits: number, maxDigits: number) =>
  minDigits === maxDigits ? String(minDigits) : `${minDigits}-${maxDigits}`

const writing = (action: 'create' | 'update', summary: string): Command => ({
  action,
  summary,
  parameters: [
    merchantParameter,
    bankCode,
    {
      name: 'kind',
      about: `${BankKind.options.join(', ')}; card numbers have a check digit`,
      choices: BankKind.options,
    },
    { name: 'digits', about: 'the length of an account number, for example 10 or 10-12' },
    { name: 'name', about: 'the name that members see', many: true },
  ],
  examples: ['aurora RIVERSIDE bank 10-12 Riverside Bank'],
  run: (operator, { positional: { merchant = '', code: bankName = '', kind: kindName = '', digits = '' }, many }) => {
    const code = bankName.toUpperCase()
    if (!CODE.test(code))
      throw new UsageError(`Invalid code: ${bankName}. Use 2 to 20 letters, digits and underscores.`)
    const kind = BankKind.safeParse(kindName.toLowerCase())
    if (!kind.success) throw new UsageError(`Invalid kind: ${kindName}. Use ${BankKind.options.join(', ')}.`)
    const { min: minDigits, max: maxDigits } = spanIn(digits)
    const name = many.join(' ')
    if (name.length > MAX_NAME_CHARACTERS)
      throw new UsageError(`The name is too long: the maximum is ${MAX_NAME_CHARACTERS} characters.`)
    const commandChange = { merchant, command: `banks ${action}`, subject: code, effect: EFFECT, writes: action }
    return change(operator, commandChange, async (tx, { code: merchantCode }) => {
      const digitsOf = { min_digits: minDigits, max_digits: maxDigits }
      const row = { merchant_code: merchantCode, code, name, kind: kind.data, ...digitsOf, open: true }
      const before = await requireBank(tx, merchantCode, code)
      return { before: before && bankRow(before), after: bankRow(row), write: () => putBank(tx, row) }
    })
  },
})

const create = writing('create', 'Creates a bank for withdrawals')
const update = writing('update', 'Updates the name of a bank and the length of its account numbers')

function spanIn(digits: string): { min: number; max: number } {
  const [, minDigits, maxDigits = minDigits] = DIGITS.exec(digits) ?? []
  const span = { min: Number(minDigits), max: Number(maxDigits) }
  const isSpan = span.min >= MIN_DIGITS && span.min <= span.max && span.max <= MAX_DIGITS
  if (isSpan) return span
  throw new UsageError(
    `Invalid length: ${digits}. Use a number from ${MIN_DIGITS} to ${MAX_DIGITS}, or a range, for example 10-12.`,
  )
}

async function requireBank(tx: Db, merchantCode: string, code: string) {
  const row = await tx
    .selectFrom('bank')
    .select(['merchant_code', 'code', 'name', 'kind', 'min_digits', 'max_digits', 'open'])
    .where('merchant_code', '=', merchantCode)
    .where('code', '=', code)
    .executeTakeFirst()
  return row ?? null
}

const opening = (action: 'open' | 'close', summary: string): Command => ({
  action,
  summary,
  parameters: [merchantParameter, bankCode],
  examples: ['aurora RIVERSIDE'],
  run: (operator, args) => setOpen(operator, args, action),
})

function setOpen(
  operator: Operator,
  { positional: { merchant = '', code: bankName = '' } }: CommandArguments,
  action: 'open' | 'close',
) {
  const code = bankName.toUpperCase()
  return change(
    operator,
    { merchant, command: `banks ${action}`, subject: code, effect: EFFECT },
    async (tx, { code: whose }) => {
      const bank = await requireBank(tx, whose, code)
      if (!bank) throw new CommandFailed(`${whose} has no bank ${bankName}. See \`ante banks list ${whose}\`.`)
      const after = { ...bank, open: action === 'open' }
      return { before: bankRow(bank), after: bankRow(after), write: () => putBank(tx, after) }
    },
  )
}

export const banks: Subject = {
  name: 'banks',
  about: 'banks to which withdrawals are paid',
  commands: [
    list,
    create,
    update,
    opening('close', 'Closes a bank for payouts and new cards'),
    opening('open', 'Reopens a bank'),
  ],
}
