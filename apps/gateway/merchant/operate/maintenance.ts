import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { NotDone, UsageError } from '../../operator/kit/failures.ts'
import { languageNamed } from '../../operator/kit/languages.ts'
import { merchantsNamed } from '../../operator/kit/merchant-named.ts'
import { nowBy } from '../../operator/kit/now.ts'
import { momentOf } from '../../operator/kit/times.ts'

const LONGEST_MESSAGE = 400

const list: Command = {
  action: 'list',
  summary: 'Shows who is closed, until when, and what is said meanwhile',
  parameters: [anyMerchant],
  run: async ({ db }, { words }) => ({
    kind: 'list',
    columns: ['merchant', 'maintenance', 'until', 'messages'],
    empty: 'There are no merchants.',
    rows: (await merchantsNamed(db, words['merchant'])).map((merchant) => ({
      merchant: merchant.code,
      maintenance: merchant.maintenance,
      until: merchant.maintenance_until,
      messages: merchant.maintenance_texts,
    })),
  }),
}

const on: Command = {
  action: 'on',
  summary: 'Closes a merchant’s site, or says something else while it is closed',
  parameters: [merchantParameter],
  options: {
    until: { value: 'time', about: 'when it will be open again: 2026-12-31 08:00, +2h; `none` where nobody knows' },
    message: { value: 'text', about: 'what players read; without one the site has words of its own' },
    language: { value: 'code', about: 'the message’s language; the merchant’s own if nothing is said' },
  },
  examples: ['aurora --until +2h', 'aurora --message "بعد قليل" --language AR'],
  run: (operator, { words: { merchant: code = '' }, options: { until, message, language } }) => {
    if (language !== undefined && message === undefined) throw new UsageError('--language belongs to a --message.')
    if (message !== undefined && message.length > LONGEST_MESSAGE) {
      throw new UsageError(`A message has at most ${LONGEST_MESSAGE} characters; this one has ${message.length}.`)
    }
    const seen = 'Everybody who has the site open sees it within a second. Rounds that vendors have begun are finished.'
    return change(operator, { merchant: code, command: 'maintenance on', subject: '', seen }, async (tx, merchant) => {
      // Texts of an earlier maintenance are not reused.
      const texts = merchant.maintenance ? merchant.maintenance_texts : {}
      const before = stateOf(merchant)
      const former = merchant.maintenance ? merchant.maintenance_until : null
      const clock = { now: await nowBy(tx), zone: merchant.zone }
      const maintenance_until = until === undefined ? former : untilOf(until, clock)
      const said = languageNamed(merchant, language)
      const maintenance_texts = message === undefined ? texts : { ...texts, [said]: message }
      const after = stateOf({ maintenance: true, maintenance_until, maintenance_texts })
      const row = { maintenance: true, maintenance_until, maintenance_texts: JSON.stringify(maintenance_texts) }
      const write = async () => void (await tx.updateTable('merchant').set(row).where('code', '=', code).execute())
      return { before, after, write }
    })
  },
}

const off: Command = {
  action: 'off',
  summary: 'Opens a merchant’s site again',
  parameters: [merchantParameter],
  run: (operator, { words: { merchant: code = '' } }) => {
    const seen = 'Closed pages open by themselves within a second, where they were.'
    return change(operator, { merchant: code, command: 'maintenance off', subject: '', seen }, (tx, merchant) => {
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
  if (until <= clock.now) throw new NotDone(`${text} is past: nobody would believe it.`)
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
  about: 'closing a site for a while',
  commands: [list, on, off],
}
