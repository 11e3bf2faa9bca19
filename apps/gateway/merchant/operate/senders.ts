import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { parseCountry } from '../../operator/kit/countries.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'

/** Formats that the table accepts. Source: 3GPP TS 23.040 for names, E.164 for numbers, RFC 5321 for addresses. */
const SMS = /^([A-Za-z0-9 ]{1,11}|\+[0-9]{5,15})$/
const MAIL = /^[^@\s]{1,64}@[^@\s]{1,250}$/
const CODES_SEEN =
  'Applies to codes from now on. Members receive codes on browsers with a former sign-in, regardless of country.'
const EFFECT = 'Applies to messages from now on. The SMS provider and the mail server must permit the sender.'

const list: Command = {
  action: 'list',
  summary: 'Lists senders of text messages and mails',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => ({
    kind: 'list',
    columns: ['merchant', 'name', 'sms', 'mail'],
    empty: 'There are no merchants.',
    rows: (await requireMerchants(db, positional['merchant'])).map(
      ({ code, name, sms_sender: sms, mail_sender: mail }) => ({
        merchant: code,
        name,
        sms,
        mail,
      }),
    ),
  }),
}

const update: Command = {
  action: 'update',
  summary: 'Updates the senders of text messages and mails to members',
  parameters: [merchantParameter],
  options: {
    sms: {
      value: 'sender',
      about: 'up to 11 letters and digits, or a number like +639175550100; `none` for the merchant’s name',
    },
    mail: { value: 'address', about: 'mail address; `none` for the address of MAIL_FROM' },
  },
  examples: ['aurora --sms AURORA --mail play@aurora.example', 'aurora --sms none'],
  run: (operator, { positional: { merchant: code = '' }, options: { sms, mail } }) => {
    if (sms === undefined && mail === undefined) throw new UsageError('Use at least one of --sms and --mail.')
    return change(
      operator,
      { merchant: code, command: 'senders update', subject: '', effect: EFFECT },
      (_tx, merchant) => {
        const before = { sms: merchant.sms_sender, mail: merchant.mail_sender }
        const after = { sms: senderFrom(sms, before.sms, 'sms'), mail: senderFrom(mail, before.mail, 'mail') }
        const row = { sms_sender: after.sms, mail_sender: after.mail }
        return {
          before,
          after,
          write: async (tx) => void (await tx.updateTable('merchant').set(row).where('code', '=', code).execute()),
        }
      },
    )
  },
}

function senderFrom(text: string | undefined, previous: string | null, channel: 'sms' | 'mail'): string | null {
  if (text === undefined) return previous
  if (text === 'none') return null
  if (channel === 'sms' && !(SMS.test(text) && text.trim() !== ''))
    throw new CommandFailed(
      `Invalid SMS sender: ${text}. Use up to 11 letters and digits, or a number like +639175550100.`,
    )
  if (channel === 'mail' && !MAIL.test(text)) throw new CommandFailed(`Invalid mail address: ${text}.`)
  return text
}

const updateCodeCountries: Command = {
  action: 'update-code-countries',
  summary: 'Restricts verification codes by text message to numbers of these countries',
  parameters: [
    merchantParameter,
    {
      name: 'country',
      about:
        'two-letter codes (ISO 3166), or `default` for the countries of the currency and of `countries allow-only`',
      many: true,
    },
  ],
  examples: ['aurora PH SG', 'aurora default'],
  run: (operator, { positional: { merchant: code = '' }, many }) => {
    const isDefault = many.length === 1 && many[0] === 'default'
    const after = isDefault ? [] : [...new Set(many.map(parseCountry))].sort()
    const commandChange = {
      merchant: code,
      command: 'senders update-code-countries',
      subject: many.join(' '),
      effect: CODES_SEEN,
    }
    return change(operator, commandChange, (_tx, { code_countries: before }) => ({
      before,
      after,
      write: async (tx) =>
        void (await tx.updateTable('merchant').set({ code_countries: after }).where('code', '=', code).execute()),
    }))
  },
}

export const senders: Subject = {
  name: 'senders',
  about: 'senders of text messages and mails',
  commands: [list, update, updateCodeCountries],
}
