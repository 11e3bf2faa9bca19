import { openSecret, sealSecret } from '../../cashier/public.ts'
import { change } from '../../operator/kit/change.ts'
import { merchantParameter } from '../../operator/kit/command.ts'
import type { Command } from '../../operator/kit/command.ts'
import { secretIn } from './connection-keys.ts'
import { UsageError } from '../../operator/kit/failures.ts'

const CODE = /^[A-Z0-9_]{1,30}$/
const KEY_ID = /^[A-Za-z0-9_.:-]{1,80}$/
const ADDRESS = /^https?:\/\/[^\s?#]+$/

/** Connects a provider for a merchant's payments, or changes its URL and key. */
export const connectProvider: Command = {
  action: 'connect',
  summary: 'Connects a payment provider to a merchant, or changes its URL and key',
  parameters: [merchantParameter, { name: 'provider', about: 'the provider’s code at the merchant, for example PIER' }],
  options: {
    url: {
      value: 'url',
      label: 'URL',
      about: 'the provider’s base URL',
      isRequired: true,
      terminal: '; docs/payments.md lists the paths below it',
    },
    key: { value: 'name', about: 'name of the key, known to both sides', isRequired: true },
    secret: {
      value: 'file',
      about: 'file with the shared signing secret of at least 32 characters',
      terminal: '; - for standard input',
      isRequired: true,
    },
  },
  examples: ['aurora PIER --url https://api.pier.example --key aurora-1 --secret ./pier.txt'],
  run: async (operator, { positional: { merchant = '', provider: code = '' }, options }) => {
    const { url = '', key = '' } = options
    if (!CODE.test(code)) throw new UsageError(`Invalid provider: ${code}. Use up to 30 capital letters, digits and _.`)
    if (!ADDRESS.test(url)) throw new UsageError('Add --url with an address that begins with https:// or http://.')
    if (!KEY_ID.test(key))
      throw new UsageError('Add --key with the name of the key: up to 80 letters, digits, _ . : and -.')
    const secret = await secretIn(operator, options['secret'])
    const secrets = await operator.secrets()
    const commandChange = {
      merchant,
      command: 'payments connect',
      subject: code,
      effect: 'The connection is active immediately. The secret cannot be displayed again.',
    }
    return change(operator, commandChange, async (tx) => {
      const current = await tx
        .selectFrom('payment_provider')
        .selectAll()
        .where('merchant_code', '=', merchant)
        .where('code', '=', code)
        .executeTakeFirst()
      const provider = { merchant_code: merchant, code, url: url.replace(/\/$/, ''), key_id: key }
      const row = { ...provider, secret: sealSecret(secrets, provider, secret) }
      // A different secret under the same key name must count as a change, although the secret itself is not shown.
      const secretIs = current === undefined || openSecret(secrets, current) === secret ? 'unchanged' : 'new'
      return {
        before: current ? { url: current.url, key: current.key_id, secret: 'unchanged' } : null,
        after: { url: row.url, key, secret: secretIs },
        write: async (writeTx) => {
          await writeTx
            .insertInto('payment_provider')
            .values(row)
            .onConflict((conflict) => conflict.columns(['merchant_code', 'code']).doUpdateSet(row))
            .execute()
        },
      }
    })
  },
}
