import type { Selectable } from 'kysely'

import type { Db, Tables } from '../../kit/db.ts'
import { exactTextOf, textOf } from '../../kit/money.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, CommandArguments, Operator, Subject } from '../../operator/kit/command.ts'
import { createChannel } from './create-channel.ts'
import { parseAmount, parseMinutes, parsePercent, parseRate } from './parse-channel.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { requireMerchantCodes } from '../../operator/kit/require-merchants.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'
import { requirePayable } from '../../operator/kit/payable.ts'

type Channel = Selectable<Tables['payment_channel']>
/** Fields of a channel that can be changed. */
type Change = Partial<Omit<Channel, 'bank' | 'names' | 'instructions'>>

const channelParameter = { name: 'channel', about: 'the channel’s code: see `ante channels list`' }

const percentOf = (hundredths: number) => exactTextOf(BigInt(hundredths) * 100n)

const list: Command = {
  action: 'list',
  summary: 'Lists the payment channels, in the order in which members see them',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => {
    const merchants = await requireMerchantCodes(db, positional['merchant'])
    const rows = await db
      .selectFrom('payment_channel')
      .selectAll()
      .where('merchant_code', 'in', merchants)
      .orderBy('merchant_code')
      .orderBy('position')
      .orderBy('code')
      .execute()
    const columns = ['merchant', 'channel', 'kind', 'provider', 'minimum', 'maximum', 'fee', 'state']
    return { kind: 'list', columns, rows: rows.map(channelRow), empty: 'There are no payment channels yet.' }
  },
}

function channelRow(channel: Channel): Record<string, unknown> {
  const { merchant_code: merchant, code, kind, provider, pay_currency: currency, rate, minutes, open } = channel
  return {
    merchant,
    channel: code,
    kind,
    provider: provider ?? 'staff',
    minimum: `${textOf(channel.min_amount)} ${currency}`,
    maximum: `${textOf(channel.max_amount)} ${currency}`,
    fixed: fixedText(channel),
    fee: `${percentOf(channel.fee_hundredths)} %`,
    feeRefund: `${percentOf(channel.reimbursement_hundredths)} %`,
    rate: rate === null ? null : exactTextOf(rate),
    timeLimit: minutes,
    state: open ? 'open' : 'closed',
  }
}

const amountsOf = ({ min_amount: minimum, max_amount: maximum, fixed_amounts: fixed }: Channel) => [
  minimum,
  maximum,
  ...fixed.map(BigInt),
]

const fixedText = ({ fixed_amounts: amounts }: Channel) => amounts.map((amount) => textOf(BigInt(amount))).join(' ')

const EFFECT = 'Members see it when they open the deposit page; deposits already started keep their terms.'

/** Changes one channel and logs the change. */
function changeChannel(
  operator: Operator,
  { positional: { merchant = '', channel: code = '' } }: CommandArguments,
  { action, plan }: { action: string; plan(present: Channel): Change },
) {
  const commandChange = { merchant, command: `channels ${action}`, subject: code, effect: EFFECT }
  return change(operator, commandChange, async (tx) => {
    const current = await requireChannel(tx, merchant, code)
    const changed = plan(current)
    if (current.rate === null) requirePayable(current.pay_currency, amountsOf({ ...current, ...changed }))
    return {
      before: channelRow(current),
      after: channelRow({ ...current, ...changed }),
      write: async (writeTx) => {
        await writeTx
          .updateTable('payment_channel')
          .set(changed)
          .where('merchant_code', '=', merchant)
          .where('code', '=', code)
          .execute()
      },
    }
  })
}

async function requireChannel(tx: Db, merchant: string, code: string): Promise<Channel> {
  const channels = await tx.selectFrom('payment_channel').selectAll().where('merchant_code', '=', merchant).execute()
  const channel = channels.find((candidate) => candidate.code === code)
  if (channel) return channel
  const codes = channels.map((item) => item.code)
  throw new CommandFailed(
    `${merchant} has no channel ${code}.${didYouMean(code, codes)} There are: ${codes.join(', ') || 'none'}.`,
  )
}

const switching = (action: 'open' | 'close'): Command => ({
  action,
  summary:
    action === 'open' ? 'Opens a payment channel' : 'Closes a payment channel for new deposits; open deposits continue',
  parameters: [merchantParameter, channelParameter],
  examples: ['aurora usdt'],
  run: (operator, args) => changeChannel(operator, args, { action, plan: () => ({ open: action === 'open' }) }),
})

const update: Command = {
  action: 'update',
  summary: 'Updates the settings of a payment channel; options that are not given do not change',
  parameters: [merchantParameter, channelParameter],
  options: {
    minimum: { value: 'amount', about: 'the minimum amount, in the channel’s currency' },
    maximum: { value: 'amount', about: 'the maximum amount, in the channel’s currency' },
    fixed: {
      value: 'amounts',
      about: 'the only amounts allowed, separated by commas; "any" allows all from minimum to maximum',
    },
    fee: { value: 'percent', about: 'the provider’s fee that the payer pays in addition; members see it' },
    'fee-refund': { value: 'percent', about: 'the fee refund that the merchant credits with the deposit' },
    rate: { value: 'rate', about: 'CRYPTO only: the value of one coin in the merchant’s currency' },
    'time-limit': { value: 'minutes', about: 'the time limit of a payment' },
  },
  examples: [
    'aurora bank --minimum 500 --maximum 100000 --fee 1 --fee-refund 1',
    'aurora checkout --fixed 200,500,1000',
  ],
  run: (operator, args) =>
    changeChannel(operator, args, { action: 'update', plan: (current) => plannedOf(current, args.options) }),
}

function plannedOf(current: Channel, options: CommandArguments['options']): Change {
  if (Object.keys(options).length === 0)
    throw new UsageError('At least one option is required: see `ante help channels update`.')
  if (options['rate'] !== undefined && current.rate === null)
    throw new UsageError('--rate applies to CRYPTO channels only.')
  const changed: Change = {}
  for (const [name, text] of Object.entries(options)) Object.assign(changed, parseChange(name, text))
  const { min_amount: minimum = current.min_amount, max_amount: maximum = current.max_amount } = changed
  if (minimum > maximum) throw new UsageError(`The minimum ${textOf(minimum)} is above the maximum ${textOf(maximum)}.`)
  return changed
}

function parseChange(name: string, text: string): Change {
  switch (name) {
    case 'minimum':
      return { min_amount: parseAmount(text) }
    case 'maximum':
      return { max_amount: parseAmount(text) }
    case 'fixed':
      return { fixed_amounts: text === 'any' ? [] : text.split(',').map((part) => String(parseAmount(part.trim()))) }
    case 'fee':
      return { fee_hundredths: parsePercent(text) }
    case 'fee-refund':
      return { reimbursement_hundredths: parsePercent(text) }
    case 'rate':
      return { rate: parseRate(text) }
    default:
      return { minutes: parseMinutes(text) }
  }
}

export const channels: Subject = {
  name: 'channels',
  about: 'payment channels for deposits',
  commands: [list, createChannel, switching('open'), switching('close'), update],
}
