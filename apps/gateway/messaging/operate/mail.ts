import type { RichText } from '@ante/contract/messaging/rich-text/rich-text.ts'

import { findAccount } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { wakeJobOnCommit } from '../../kit/job-queue/add-job.ts'
import { isBlank, richTextOf } from '../../kit/rich-text/rich-text-of.ts'
import type { Merchant } from '../../merchant/public.ts'
import { LETTERS_JOB, lettersOf, lockedLetter, sendLetter, localizedFor, stopLetter, storeLetter } from '../public.ts'
import type { Letter, LetterAudience } from '../public.ts'
import { parseAudience, audienceText } from './audience.ts'
import { shownTexts } from './shown-texts.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, CommandArguments, Operator, Option, Subject } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { parseLanguage } from '../../operator/kit/languages.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { databaseNow } from '../../operator/kit/now.ts'
import { readText } from '../../operator/kit/read-text.ts'
import { momentOf } from '../../operator/kit/times.ts'

const KEY = /^[\w:.-]{1,80}$/
const MAX_TITLE_CHARACTERS = 200
const MAX_CONTENT_CHARACTERS = 20_000
const MAX_SHOWN = 200
const EFFECT = 'Members receive it within seconds; many thousands of members take some minutes.'

const parameters = [merchantParameter, { name: 'key', about: 'a unique name of 1 to 80 letters, digits, - . _ and :' }]

const fields: Record<string, Option> = {
  title: { value: 'text', about: 'title, shown in the inbox' },
  content: { value: 'html', about: 'text as HTML; scripts and unsafe elements are removed' },
  file: { value: 'path', about: 'file with the text', terminal: ', or - for standard input' },
  language: { value: 'code', about: 'language of title and text; default: the merchant’s default language' },
  transactional: { about: 'not an offer: also sent to members in a time-out or self-exclusion' },
  push: { about: 'also sends a push message to subscribed devices' },
}

const list: Command = {
  action: 'list',
  summary: 'Lists mail letters with the number of recipients',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional: { merchant } }) => {
    const merchants = await requireMerchants(db, merchant)
    const languageOf = new Map(merchants.map(({ code, settings }) => [code, settings.defaultLanguage]))
    const rows = (await lettersOf(db, [...languageOf.keys()], MAX_SHOWN)).map((letter) => {
      const language = languageOf.get(letter.merchant_code) ?? 'EN'
      return {
        merchant: letter.merchant_code,
        key: letter.key,
        title: localizedFor(letter.texts, language, language)?.text.title ?? '',
        transactional: letter.kind === 'service',
        audience: letter.audience && audienceText(letter.audience),
        state: stateOf(letter),
        sent: letter.sent,
        from: letter.starts_at,
      }
    })
    const columns = ['merchant', 'key', 'audience', 'state', 'sent', 'from', 'title']
    return { kind: 'list', columns, rows, empty: 'There are no mail letters.' }
  },
}

function stateOf({ audience, ended_at: ended }: Letter): string {
  if (ended) return 'sent'
  return audience ? 'sending' : 'draft'
}

const writing = (action: 'create' | 'update', summary: string, example: string): Command => ({
  action,
  summary,
  parameters,
  options: fields,
  examples: [example],
  run: (operator, args) => {
    const { code, key } = mailKeyOf(args)
    const effect = 'Members see it only after it is sent.'
    return change(
      operator,
      { merchant: code, command: `mail ${action}`, subject: key, effect, writes: action },
      async (tx, merchant) => {
        const current = await requireUnsentLetter(tx, code, key)
        const next = await contentFrom(operator, current, { args, merchant })
        return {
          before: current && mailRow(current),
          after: mailRow(next),
          write: (writeTx) => storeLetter(writeTx, { ...next, merchant_code: code, key }),
        }
      },
    )
  },
})

const create = writing(
  'create',
  'Creates a mail letter without sending it',
  'aurora july --title "News in July" --file july.html',
)
const update = writing(
  'update',
  'Updates a mail letter that was not sent yet, or adds a language',
  'aurora july --language AR --title "أخبار يوليو" --file july.ar.html',
)

const send: Command = {
  action: 'send',
  summary: 'Sends a mail letter to one or many members, once each',
  parameters,
  options: {
    audience: {
      value: 'audience',
      about: 'a member’s account, all, agents, vip:3 (level 3 and above) or new:7 (registered in the last 7 days)',
      isRequired: true,
    },
    from: { value: 'time', about: 'start time of sending; default: now' },
    ...fields,
  },
  examples: [
    'aurora welcome --audience new:7 --title "Welcome" --content "<p>Glad that you are here.</p>"',
    'aurora july --audience all --from "2026-07-01 09:00"',
    'aurora question --audience player01 --transactional --push --title "Your question" --file answer.html',
  ],
  run: (operator, args) => {
    const { code, key } = mailKeyOf(args)
    const { audience: to, from } = args.options
    if (to === undefined) throw new UsageError('Add --audience: a member’s account, all, agents, vip:3 or new:7.')
    return change(
      operator,
      { merchant: code, command: 'mail send', subject: key, effect: EFFECT },
      async (tx, merchant) => {
        const current = await requireUnsentLetter(tx, code, key)
        if (!current && args.options['title'] === undefined)
          throw new CommandFailed(`${code} has no mail letter ${key}. Create it first, or add --title and --content.`)
        const next = await contentFrom(operator, current, { args, merchant })
        const audience = await audienceFrom(tx, merchant, to)
        const now = await databaseNow(tx)
        const starts = from === undefined ? now : momentOf(from, { now, zone: merchant.zone })
        return {
          before: current && mailRow(current),
          after: { ...mailRow(next), audience: audienceText(audience), from: starts.toISOString() },
          write: async (writeTx) => {
            await storeLetter(writeTx, { ...next, merchant_code: code, key })
            if (!(await sendLetter(writeTx, { merchantCode: code, key }, { audience, from: starts })))
              throw new CommandFailed(`${key} was already sent. Write another mail letter with another key.`)
            await wakeJobOnCommit(writeTx, LETTERS_JOB)
          },
        }
      },
    )
  },
}

const cancel: Command = {
  action: 'cancel',
  summary: 'Cancels the sending of a mail letter; delivered mails remain',
  parameters,
  examples: ['aurora july'],
  run: (operator, args) => {
    const { code, key } = mailKeyOf(args)
    return change(
      operator,
      { merchant: code, command: 'mail cancel', subject: key, effect: 'Sending stops immediately.' },
      async (tx) => {
        const letter = await lockedLetter(tx, code, key)
        if (!letter?.audience)
          throw new CommandFailed(`${code} is not sending a mail letter ${key}; see \`ante mail list ${code}\`.`)
        const now = await databaseNow(tx)
        return {
          before: stateOf(letter),
          after: 'sent',
          write: (writeTx) => stopLetter(writeTx, letter.id, now),
        }
      },
    )
  },
}

function mailKeyOf({ positional: { merchant: code = '', key = '' } }: CommandArguments) {
  if (!KEY.test(key)) throw new UsageError(`Invalid key: ${key}. Use 1 to 80 letters, digits, - . _ and :.`)
  return { code, key }
}

/** Returns the letter, locked, or null if there is none. Refuses a sent letter, because members may have read it. */
async function requireUnsentLetter(tx: Db, code: string, key: string): Promise<Letter | null> {
  const current = await lockedLetter(tx, code, key)
  if (current?.audience) throw new CommandFailed(`${key} was already sent. Write another mail letter with another key.`)
  return current ?? null
}

type LetterContent = Pick<Letter, 'texts' | 'kind' | 'pushes'>

async function contentFrom(
  operator: Operator,
  current: LetterContent | null,
  { args: { options }, merchant }: { args: CommandArguments; merchant: Merchant },
): Promise<LetterContent> {
  const { title, language, transactional, push } = options
  const newBody = await bodyFrom(operator, options)
  const marks = {
    kind: transactional === undefined ? (current?.kind ?? 'offer') : ('service' as const),
    pushes: push !== undefined || current?.pushes === true,
  }
  const texts = current?.texts ?? {}
  if (title === undefined && newBody === undefined && current) return { texts, ...marks }
  const textLanguage = parseLanguage(merchant, language)
  const previous = texts[textLanguage] ?? { title: '', body: [] }
  const text = { title: (title ?? previous.title).trim(), body: newBody ?? previous.body }
  requireTexts(text, textLanguage)
  return { texts: { ...texts, [textLanguage]: text }, ...marks }
}

async function bodyFrom(
  operator: Operator,
  { content, file }: CommandArguments['options'],
): Promise<RichText | undefined> {
  if (content !== undefined && file !== undefined) throw new UsageError('Use --content or --file, not both.')
  const source = file === undefined ? content : await readText(operator, file, MAX_CONTENT_CHARACTERS)
  if (source === undefined) return undefined
  if (source.length > MAX_CONTENT_CHARACTERS)
    throw new UsageError(`A mail letter has at most ${MAX_CONTENT_CHARACTERS} characters.`)
  return richTextOf(source)
}

function requireTexts({ title, body }: { title: string; body: RichText }, textLanguage: string): void {
  if (title === '') throw new UsageError(`Add a --title in ${textLanguage}.`)
  if (isBlank(body)) throw new UsageError(`Add --content or --file in ${textLanguage}.`)
  if (title.length > MAX_TITLE_CHARACTERS)
    throw new UsageError(`A title has at most ${MAX_TITLE_CHARACTERS} characters.`)
}

async function audienceFrom(tx: Db, { code }: Merchant, to: string): Promise<LetterAudience> {
  const parsedAudience = parseAudience(to)
  if (parsedAudience) return parsedAudience
  const member = await findAccount(tx, code, to)
  if (!member) throw new CommandFailed(`${code} has no member ${to}.`)
  return { to: 'member', id: String(member.id) }
}

const mailRow = ({ texts, kind, pushes }: LetterContent) => ({
  texts: shownTexts(texts),
  transactional: kind === 'service',
  push: pushes,
})

export const mail: Subject = {
  name: 'mail',
  about: 'mail letters to members’ inboxes',
  commands: [list, create, update, send, cancel],
}
