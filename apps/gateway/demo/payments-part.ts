import { merchants } from '@ante/demo/merchants.ts'
import { paymentKeyOf } from '@ante/demo/payment-keys.ts'
import { channels, depositInfo, depositPromotions } from '@ante/demo/payments.ts'
import type { DemoChannel } from '@ante/demo/payments.ts'

import { storePayments } from '../cashier/public.ts'
import type { StoredPayments } from '../cashier/public.ts'
import { unitsOf } from '../kit/money.ts'
import type { Ports } from '../kit/ports.ts'
import type { Part } from './part.ts'

/** The sandbox provider, with a separate key for each merchant. */
const PROVIDER = 'PIER'

/** Payment channels of both merchants, and deposit promotions. */
export function paymentsPart({ config, secrets }: Pick<Ports, 'config' | 'secrets'>): Part {
  const { sandboxUrl, vendorsSecret } = config
  const codes = merchants.map(({ code, currency }) => ({ code, currency }))
  return {
    name: 'payments',
    source: { channels, depositPromotions, depositInfo, codes, sandboxUrl, vendorsSecret },
    write: async (tx) => {
      for (const { code, currency } of codes) {
        await storePayments(tx, secrets, {
          providers: [sandboxProvider({ sandboxUrl, vendorsSecret }, code)],
          channels: (channels[code] ?? []).map((channel, position) => {
            return { ...storedChannel(channel, currency), merchant_code: code, position }
          }),
          promotions: storedPromotions(code),
          setting: depositSetting(code),
        })
      }
    },
  }
}

/** Returns the sandbox's payment provider, with the key of a merchant. */
export function sandboxProvider(
  { sandboxUrl, vendorsSecret }: Pick<Ports['config'], 'sandboxUrl' | 'vendorsSecret'>,
  merchantCode: string,
): StoredPayments['providers'][number] {
  const { keyId: key_id, secret } = paymentKeyOf(vendorsSecret, merchantCode, PROVIDER)
  return { merchant_code: merchantCode, code: PROVIDER, url: `${sandboxUrl}/pier`, key_id, secret }
}

/** Returns settings with which deposits are open: wagered once, at most three at a time. */
export const depositSetting = (merchantCode: string): StoredPayments['setting'] => ({
  merchant_code: merchantCode,
  allowed: true,
  multiple_hundredths: 100,
  open_limit: 3,
  info: JSON.stringify(depositInfo),
})

const hundredthsOf = (percent: string) => Number(unitsOf(percent) / 100n)

/** Returns a channel of the demo as a row, without its merchant and position. */
export function storedChannel(
  channel: DemoChannel,
  currency: string,
): Omit<StoredPayments['channels'][number], 'merchant_code' | 'position'> {
  const { code, kind, names, instructions, confirmations, network, minutes, bank } = channel
  return {
    code,
    kind,
    provider: channel.hasProvider ? PROVIDER : null,
    names: JSON.stringify(names),
    instructions: JSON.stringify(instructions),
    picture: '',
    pay_currency: channel.coin ?? currency,
    min_amount: unitsOf(channel.min),
    max_amount: unitsOf(channel.max),
    fixed_amounts: channel.fixedAmounts.map((amount) => String(unitsOf(amount))),
    fee_hundredths: hundredthsOf(channel.feePercent),
    reimbursement_hundredths: hundredthsOf(channel.reimbursementPercent),
    rate: channel.rate === null ? null : unitsOf(channel.rate),
    confirmations,
    network,
    minutes,
    bank: bank && JSON.stringify(bank),
    open: true,
  }
}

/** Returns the deposit bonuses of the demo as rows of a merchant. */
export function storedPromotions(merchantCode: string): StoredPayments['promotions'] {
  return depositPromotions.map(({ code, titles, percent, cap, minimum, multiple, nth }, position) => ({
    merchant_code: merchantCode,
    code,
    titles: JSON.stringify(titles),
    kind: 'percent',
    percent_hundredths: hundredthsOf(percent),
    amount: 0n,
    cap: unitsOf(cap),
    minimum: unitsOf(minimum),
    multiple_hundredths: hundredthsOf(multiple),
    nth,
    channels: null,
    open: true,
    position,
  }))
}
