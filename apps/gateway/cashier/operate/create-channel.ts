import { PayCurrency, PaymentKind } from '@ante/contract/cashier/payment-channels.ts'
import type { Insertable } from 'kysely'

import type { Db, Tables } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { change } from '../../operator/kit/change.ts'
import { parseAmount, parseMinutes, parseRate } from './parse-channel.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import type { Command, CommandArguments } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'
import { requirePayable } from '../../operator/kit/payable.ts'

const CODE = /^[a-z0-9-]{1,40}$/
const DEFAULT_MINUTES = 15
const LAST = 1_000

/** Creates a payment channel; closed, so that it can be checked before members see it. */
export const createChannel: Command = {
  action: 'create',
  summary: 'Creates a payment channel, closed until it is opened',
  parameters: [
    merchantParameter,
    { name: 'channel', about: 'the channel’s code: lowercase letters, digits and hyphens' },
    { name: 'kind', about: `one of ${PaymentKind.options.join(', ')}`, choices: PaymentKind.options },
  ],
  options: {
    name: { value: 'text', about: 'the name that members see, in English' },
    provider: { value: 'code', about: 'the payment provider; default: the merchant’s staff handle the payments' },
    minimum: { value: 'amount', about: 'the minimum amount, in the channel’s currency' },
    maximum: { value: 'amount', about: 'the maximum amount, in the channel’s currency' },
    'time-limit': { value: 'minutes', about: `the time limit of a payment; default: ${DEFAULT_MINUTES}` },
    coin: { value: 'name', about: 'CRYPTO only: the coin, for example USDT' },
    network: { value: 'name', about: 'CRYPTO only: the network, for example TRC20' },
    rate: { value: 'rate', about: 'CRYPTO only: the value of one coin in the merchant’s currency' },
    confirmations: { value: 'count', about: 'CRYPTO only: the number of blocks that confirm a payment' },
    bank: { value: 'bank|name|number', about: 'MT without a provider only: the receiving bank account' },
    instructions: { value: 'text', about: 'the payment instructions that members see, in English' },
  },
  examples: [
    'aurora wallet EWALLET --name "Pouch wallet" --provider PIER --minimum 100 --maximum 50000',
    'lotus branch MT --name "At a branch" --minimum 200 --maximum 200000 --bank "Riverside Bank|Lotus|0099 8877 66"',
  ],
  run: (operator, args) => {
    const { merchant = '', channel: subject = '' } = args.positional
    const commandChange = {
      merchant,
      command: 'channels create',
      subject,
      effect: 'Members see it after `ante channels open`.',
    }
    return change(operator, commandChange, async (tx, { currency }) => {
      const row = rowOf(args, currency)
      if (row.rate === null) requirePayable(row.pay_currency, [row.min_amount, row.max_amount])
      await requireFree(tx, row)
      await requireProvider(tx, row)
      const { kind, provider, pay_currency: money } = row
      const after = {
        kind,
        provider: provider ?? 'staff',
        minimum: `${textOf(row.min_amount)} ${money}`,
        maximum: `${textOf(row.max_amount)} ${money}`,
      }
      return {
        before: null,
        after,
        write: async (writeTx) => void (await writeTx.insertInto('payment_channel').values(row).execute()),
      }
    })
  },
}

type Row = Insertable<Tables['payment_channel']>

function rowOf({ positional, options }: CommandArguments, currency: string): Row {
  const { merchant = '', channel: code = '', kind: kindName = '' } = positional
  const kind = PaymentKind.safeParse(kindName.toUpperCase())
  if (!kind.success) throw new UsageError(`Invalid kind: ${kindName}. Use ${PaymentKind.options.join(', ')}.`)
  if (!CODE.test(code))
    throw new UsageError(`Invalid code: ${code}. Use 1 to 40 lowercase letters, digits and hyphens.`)
  const { name = '', instructions = '', 'time-limit': minutes } = options
  if (name.trim() === '') throw new UsageError('--name is required: members see it.')
  return {
    ...parseCoin(kind.data, options, currency),
    ...parseLimits(options),
    ...parseRecipient(kind.data, options),
    merchant_code: merchant,
    code,
    kind: kind.data,
    names: JSON.stringify({ EN: name }),
    instructions: JSON.stringify({ EN: instructions }),
    picture: '',
    fixed_amounts: [],
    fee_hundredths: 0,
    reimbursement_hundredths: 0,
    minutes: minutes === undefined ? DEFAULT_MINUTES : parseMinutes(minutes),
    open: false,
    position: LAST,
  }
}

function parseLimits({ minimum = '', maximum = '' }: CommandArguments['options']) {
  const [minAmount, maxAmount] = [parseAmount(minimum), parseAmount(maximum)]
  if (minAmount > maxAmount) throw new UsageError(`The minimum ${minimum} is above the maximum ${maximum}.`)
  return { min_amount: minAmount, max_amount: maxAmount }
}

/** Parses the receiver of payments: a provider, or the merchant's staff at their bank. */
function parseRecipient(kind: PaymentKind, options: CommandArguments['options']) {
  const provider = options['provider'] ?? null
  const bank = parseBank(options['bank'])
  if (provider === null && (kind !== 'MT' || bank === null)) {
    throw new UsageError('A channel without --provider must be of kind MT and requires --bank.')
  }
  return { provider, bank: bank && JSON.stringify(bank) }
}

function parseCoin(
  kind: PaymentKind,
  { coin = '', network = '', rate = '', confirmations = '' }: CommandArguments['options'],
  currency: string,
) {
  if (kind !== 'CRYPTO') return { pay_currency: currency, rate: null, confirmations: null, network: '' }
  if (!PayCurrency.safeParse(coin).success) throw new UsageError('CRYPTO requires --coin, for example USDT.')
  if (!/^\d{1,3}$/.test(confirmations)) throw new UsageError('CRYPTO requires --confirmations, for example 20.')
  return { pay_currency: coin, rate: parseRate(rate), confirmations: Number(confirmations), network }
}

function parseBank(text: string | undefined) {
  if (text === undefined) return null
  const [bankName = '', accountName = '', accountNumber = ''] = text.split('|').map((part) => part.trim())
  if (!bankName || !accountName || !accountNumber) throw new UsageError('Invalid --bank. Use "bank|name|number".')
  return { bankName, accountName, accountNumber }
}

async function requireFree(tx: Db, { merchant_code: merchant, code }: Row): Promise<void> {
  const existing = await tx
    .selectFrom('payment_channel')
    .select('code')
    .where('merchant_code', '=', merchant)
    .where('code', '=', code)
    .executeTakeFirst()
  if (existing)
    throw new CommandFailed(`${merchant} already has a channel ${code}. Change it with \`ante channels update\`.`, {
      code: 'already_exists',
    })
}

async function requireProvider(tx: Db, { merchant_code: merchant, provider }: Row): Promise<void> {
  if (!provider) return
  const rows = await tx.selectFrom('payment_provider').select('code').where('merchant_code', '=', merchant).execute()
  const codes = rows.map(({ code }) => code)
  if (codes.includes(provider)) return
  throw new CommandFailed(
    `${merchant} has no provider ${provider}.${didYouMean(provider, codes)} Add one with \`ante payments connect\`.`,
  )
}
