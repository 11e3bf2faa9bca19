import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { parseLanguage } from '../../operator/kit/languages.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { databaseNow } from '../../operator/kit/now.ts'
import { momentOf } from '../../operator/kit/times.ts'

const MAX_MESSAGE_CHARACTERS = 400

const list: Command = {
  action: 'list',
  summary: 'Lists maintenance states with end times and messages',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => ({
    kind: 'list',
    columns: ['merchant', 'maintenance', 'until', 'messages'],
    empty: 'There are no merchants.',
    rows: (await requireMerchants(db, positional['merchant'])).map((merchant) => ({
      merchant: merchant.code,
      maintenance: merchant.maintenance,
      until: merchant.maintenance_until,
      messages: merchant.maintenance_texts,
    })),
  }),
}

const enable: Command = {
  action: 'enable',
  summary: 'Closes a merchant’s site for maintenance, or changes its end or message',
  parameters: [merchantParameter],
  options: {
    until: {
      value: 'time',
      about: 'expected end; `none` if unknown',
      terminal: ', for example 2026-12-31 08:00 or +2h',
      special: ['none'],
    },
    message: { value: 'text', about: 'message shown to players; default: the site’s standard text' },
    language: { value: 'code', about: 'language of the message; default: the merchant’s default language' },
  },
  examples: ['aurora --until +2h', 'aurora --message "بعد قليل" --language AR'],
  run: (operator, { positional: { merchant: code = '' }, options: { until, message, language } }) => {
    if (language !== undefined && message === undefined) throw new UsageError('--language requires --message.')
    if (message !== undefined && message.length > MAX_MESSAGE_CHARACTERS) {
      throw new UsageError(
        `A message has at most ${MAX_MESSAGE_CHARACTERS} characters; this one has ${message.length}.`,
      )
    }
    const effect = 'Open pages show it within a second. Open rounds at vendors are completed.'
    return change(
      operator,
      { merchant: code, command: 'maintenance enable', subject: '', effect },
      async (tx, merchant) => {
        // Texts of an earlier maintenance are not reused.
        const texts = merchant.maintenance ? merchant.maintenance_texts : {}
        const before = stateOf(merchant)
        const previous = merchant.maintenance ? merchant.maintenance_until : null
        const clock = { now: await databaseNow(tx), zone: merchant.zone }
        const maintenance_until = until === undefined ? previous : untilOf(until, clock)
        const parsedLanguage = parseLanguage(merchant, language)
        const maintenance_texts = message === undefined ? texts : { ...texts, [parsedLanguage]: message }
        const after = stateOf({ maintenance: true, maintenance_until, maintenance_texts })
        const row = { maintenance: true, maintenance_until, maintenance_texts: JSON.stringify(maintenance_texts) }
        const write = async () => void (await tx.updateTable('merchant').set(row).where('code', '=', code).execute())
        return { before, after, write }
      },
    )
  },
}

const disable: Command = {
  action: 'disable',
  summary: 'Reopens a merchant’s site',
  parameters: [merchantParameter],
  examples: ['aurora'],
  run: (operator, { positional: { merchant: code = '' } }) => {
    const effect = 'Open pages return to the site within a second.'
    return change(operator, { merchant: code, command: 'maintenance disable', subject: '', effect }, (tx, merchant) => {
      const row = { maintenance: false, maintenance_until: null, maintenance_texts: '{}' }
      const after = stateOf({ ...row, maintenance_texts: {} })
      const write = async () => void (await tx.updateTable('merchant').set(row).where('code', '=', code).execute())
      return { before: stateOf(merchant), after, write }
    })
  },
}

function untilOf(text: string, clock: { now: Date; zone: string }): Date | null {
  if (text === 'none') return null
  const until = momentOf(text, clock)
  if (until <= clock.now) throw new CommandFailed(`${text} is in the past.`)
  return until
}

interface State {
  maintenance: boolean
  maintenance_until: Date | null
  maintenance_texts: object
}

const stateOf = ({ maintenance, maintenance_until, maintenance_texts }: State) => ({
  maintenance,
  until: maintenance_until?.toISOString() ?? null,
  messages: maintenance_texts,
})

export const maintenance: Subject = {
  name: 'maintenance',
  about: 'maintenance of sites',
  commands: [list, enable, disable],
}
