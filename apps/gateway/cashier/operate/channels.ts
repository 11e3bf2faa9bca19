import type { Selectable } from 'kysely'

import type { Db, Tables } from '../../kit/db.ts'
import { exactTextOf, textOf } from '../../kit/money.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, CommandArguments, Operator, Subject } from '../../operator/kit/command.ts'
import { createChannel } from './create-channel.ts'
import { parseAmount, parseMinutes, parsePercent, parseRate } from './parse-channel.ts'
import { NotDone, UsageError } from '../../operator/kit/failures.ts'
import { merchantCodesNamed } from '../../operator/kit/merchant-named.ts'
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
  run: async ({ db }, { positional: words }) => {
    const merchants = await merchantCodesNamed(db, words['merchant'])
    const rows = await db
      .selectFrom('payment_channel')
      .selectAll()
      .where('merchant_code', 'in', merchants)
      .orderBy('merchant_code')
      .orderBy('position')
      .orderBy('code')
      .execute()
    const columns = ['merchant', 'channel', 'kind', 'provider', 'minimum', 'maximum', 'fee', 'state']
    return { kind: 'list', columns, rows: rows.map(shown), empty: 'There are no payment channels yet.' }
  },
}

function shown(channel: Channel): Record<string, unknown> {
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

const amountsOf = ({ min_amount: least, max_amount: most, fixed_amounts: fixed }: Channel) => [
  least,
  most,
  ...fixed.map(BigInt),
]

const fixedText = ({ fixed_amounts: amounts }: Channel) => amounts.map((amount) => textOf(BigInt(amount))).join(' ')

const EFFECT = 'Members see it when they open the deposit page; deposits already started keep their terms.'

/** Changes one channel, like other merchant settings. */
function changeChannel(
  operator: Operator,
  { positional: { merchant = '', channel: code = '' } }: CommandArguments,
  { action, plan }: { action: string; plan(present: Channel): Change },
) {
  const planned = { merchant, command: `channels ${action}`, subject: code, effect: EFFECT }
  return change(operator, planned, async (tx) => {
    const present = await channelNamed(tx, merchant, code)
    const changed = plan(present)
    if (present.rate === null) requirePayable(present.pay_currency, amountsOf({ ...present, ...changed }))
    return {
      before: shown(present),
      after: shown({ ...present, ...changed }),
      write: async (within) => {
        await within
          .updateTable('payment_channel')
          .set(changed)
          .where('merchant_code', '=', merchant)
          .where('code', '=', code)
          .execute()
      },
    }
  })
}

async function channelNamed(tx: Db, merchant: string, code: string): Promise<Channel> {
  const all = await tx.selectFrom('payment_channel').selectAll().where('merchant_code', '=', merchant).execute()
  const found = all.find((one) => one.code === code)
  if (found) return found
  const codes = all.map((one) => one.code)
  throw new NotDone(
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
    changeChannel(operator, args, { action: 'update', plan: (present) => plannedOf(present, args.options) }),
}

function plannedOf(present: Channel, options: CommandArguments['options']): Change {
  if (Object.keys(options).length === 0)
    throw new UsageError('At least one option is required: see `ante help channels update`.')
  if (options['rate'] !== undefined && present.rate === null)
    throw new UsageError('--rate applies to CRYPTO channels only.')
  const changed: Change = {}
  for (const [name, text] of Object.entries(options)) Object.assign(changed, parseChange(name, text))
  const { min_amount: least = present.min_amount, max_amount: most = present.max_amount } = changed
  if (least > most) throw new UsageError(`The minimum ${textOf(least)} is above the maximum ${textOf(most)}.`)
  return changed
}

function parseChange(name: string, text: string): Change {
  switch (name) {
    case 'minimum':
      return { min_amount: parseAmount(text) }
    case 'maximum':
      return { max_amount: parseAmount(text) }
    case 'fixed':
      return { fixed_amounts: text === 'any' ? [] : text.split(',').map((one) => String(parseAmount(one.trim()))) }
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
