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
  summary: 'Lets a provider take a merchant’s payments, or changes its address and key',
  parameters: [merchantParameter, { name: 'provider', about: 'what you call it, for example PIER' }],
  options: {
    url: { value: 'address', about: 'where it is; the paths of docs/payments.md stand below it' },
    key: { value: 'name', about: 'what you and the provider call the key' },
    secret: { value: 'file', about: 'what both sign with, 32 characters or more; - is the pipe' },
  },
  examples: ['aurora PIER --url https://api.pier.example --key aurora-1 --secret ./pier.txt'],
  run: async (operator, { words: { merchant = '', provider: code = '' }, options }) => {
    const { url = '', key = '' } = options
    if (!CODE.test(code)) throw new UsageError(`${code} is no name for a provider: capitals, digits and _ are.`)
    if (!ADDRESS.test(url)) throw new UsageError('Give its --url, which begins with https:// or http://.')
    if (!KEY_ID.test(key)) throw new UsageError('Give the --key by the name that both of you know.')
    const secret = await secretIn(options['secret'])
    const secrets = await operator.secrets()
    const wanted = {
      merchant,
      command: 'payments connect',
      subject: code,
      seen: 'It works at once; nobody can read the secret here.',
    }
    return change(operator, wanted, async (tx) => {
      const present = await tx
        .selectFrom('payment_provider')
        .selectAll()
        .where('merchant_code', '=', merchant)
        .where('code', '=', code)
        .executeTakeFirst()
      const named = { merchant_code: merchant, code, url: url.replace(/\/$/, ''), key_id: key }
      const row = { ...named, secret: sealSecret(secrets, named, secret) }
      // Another secret under the same key name is a change too, though secrets are not shown.
      const secretIs = present === undefined || openSecret(secrets, present) === secret ? 'as it was' : 'new'
      return {
        before: present ? { url: present.url, key: present.key_id, secret: 'as it was' } : null,
        after: { url: row.url, key, secret: secretIs },
        write: async (within) => {
          await within
            .insertInto('payment_provider')
            .values(row)
            .onConflict((conflict) => conflict.columns(['merchant_code', 'code']).doUpdateSet(row))
            .execute()
        },
      }
    })
  },
}
