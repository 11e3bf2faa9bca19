import type { RichText } from '@ante/contract/messaging/rich-text/rich-text.ts'

import { findAccount } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { wakeJobOnCommit } from '../../kit/job-queue/add-job.ts'
import { isBlank, richTextOf } from '../../kit/rich-text/rich-text-of.ts'
import type { Merchant } from '../../merchant/public.ts'
import { LETTERS_JOB, lettersOf, lockedLetter, sendLetter, spokenTo, stopLetter, storeLetter } from '../public.ts'
import type { Letter, LetterAudience } from '../public.ts'
import { parseAudience, audienceText } from './audience.ts'
import { shownTexts } from './shown-texts.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Given, Option, Subject } from '../../operator/kit/command.ts'
import { NotDone, UsageError } from '../../operator/kit/failures.ts'
import { languageNamed } from '../../operator/kit/languages.ts'
import { merchantsNamed } from '../../operator/kit/merchant-named.ts'
import { nowBy } from '../../operator/kit/now.ts'
import { readText } from '../../operator/kit/read-text.ts'
import { momentOf } from '../../operator/kit/times.ts'

const KEY = /^[\w:.-]{1,80}$/
const LONGEST_TITLE = 200
const LONGEST_CONTENT = 20_000
const MOST_SHOWN = 200
const SEEN = 'Whoever has the site open sees it within seconds; many thousands take some minutes.'

const parameters = [merchantParameter, { name: 'key', about: 'its name, of your choice: letters, digits, - . _ and :' }]

const words: Record<string, Option> = {
  title: { value: 'text', about: 'what stands in the list' },
  html: { value: 'html', about: 'what it says; scripts and the like are taken out before it is stored' },
  file: { value: 'path', about: 'what it says from a file, or from the pipe: -' },
  language: { value: 'code', about: 'the language of these; the merchant’s own if nothing is said' },
  service: { about: 'it is no offer: also who rests from play gets it' },
  push: { about: 'devices that want to be told are told' },
}

const list: Command = {
  action: 'list',
  summary: 'Shows the letters that were written, and how many got each',
  parameters: [anyMerchant],
  run: async ({ db }, { words: { merchant } }) => {
    const merchants = await merchantsNamed(db, merchant)
    const languageOf = new Map(merchants.map(({ code, settings }) => [code, settings.defaultLanguage]))
    const rows = (await lettersOf(db, [...languageOf.keys()], MOST_SHOWN)).map((letter) => {
      const language = languageOf.get(letter.merchant_code) ?? 'EN'
      return {
        merchant: letter.merchant_code,
        key: letter.key,
        title: spokenTo(letter.texts, language, language)?.text.title ?? '',
        kind: letter.kind,
        to: letter.audience && audienceText(letter.audience),
        state: stateOf(letter),
        sent: letter.sent,
        from: letter.starts_at,
      }
    })
    const columns = ['merchant', 'key', 'title', 'kind', 'to', 'state', 'sent', 'from']
    return { kind: 'list', columns, rows, empty: 'No letter was written.' }
  },
}

function stateOf({ audience, ended_at: ended }: Letter): string {
  if (ended) return 'sent'
  return audience ? 'being sent' : 'written'
}

const write: Command = {
  action: 'write',
  summary: 'Writes a letter without sending it, or changes it, language by language',
  parameters,
  options: words,
  examples: [
    'aurora july --title "News in July" --file july.html',
    'aurora july --language AR --title "أخبار يوليو" --file july.ar.html',
  ],
  run: (operator, given) => {
    const { code, key } = named(given)
    return change(
      operator,
      { merchant: code, command: 'mail write', subject: key, seen: 'Nobody sees it before it is sent.' },
      async (tx, merchant) => {
        const present = await unsent(tx, code, key)
        const next = await writtenFrom(present, given, merchant)
        return {
          before: present && shown(present),
          after: shown(next),
          write: (within) => storeLetter(within, { ...next, merchant_code: code, key }),
        }
      },
    )
  },
}

const send: Command = {
  action: 'send',
  summary: 'Sends a letter to one member or to many; each gets it once',
  parameters,
  options: {
    to: {
      value: 'whom',
      about: 'a member’s name, or all, agents, vip:3 for that level and above, or new:7 for who came within 7 days',
    },
    from: { value: 'time', about: 'when it begins to go out; now if nothing is said' },
    ...words,
  },
  examples: [
    'aurora welcome --to new:7 --title "Welcome" --html "<p>Glad that you are here.</p>"',
    'aurora july --to all --from "2026-07-01 09:00"',
    'aurora question --to player01 --service --push --title "Your question" --file answer.html',
  ],
  run: (operator, given) => {
    const { code, key } = named(given)
    const { to, from } = given.options
    if (to === undefined) throw new UsageError('Say --to whom: a member’s name, all, agents, vip:3 or new:7.')
    return change(
      operator,
      { merchant: code, command: 'mail send', subject: key, seen: SEEN },
      async (tx, merchant) => {
        const present = await unsent(tx, code, key)
        if (!present && given.options['title'] === undefined)
          throw new NotDone(`${code} has no letter ${key}. Write it first, or say --title and --html.`)
        const next = await writtenFrom(present, given, merchant)
        const audience = await audienceFrom(tx, merchant, to)
        const now = await nowBy(tx)
        const starts = from === undefined ? now : momentOf(from, { now, zone: merchant.zone })
        return {
          before: present && shown(present),
          after: { ...shown(next), to: audienceText(audience), from: starts.toISOString() },
          write: async (within) => {
            await storeLetter(within, { ...next, merchant_code: code, key })
            await sendLetter(within, { merchantCode: code, key }, { audience, from: starts })
            await wakeJobOnCommit(within, LETTERS_JOB)
          },
        }
      },
    )
  },
}

const stop: Command = {
  action: 'stop',
  summary: 'Ends the sending of a letter; who has it keeps it',
  parameters,
  examples: ['aurora july'],
  run: (operator, given) => {
    const { code, key } = named(given)
    return change(operator, { merchant: code, command: 'mail stop', subject: key, seen: 'At once.' }, async (tx) => {
      const letter = await lockedLetter(tx, code, key)
      if (!letter?.audience) throw new NotDone(`${code} sends no letter ${key}. \`ante mail list ${code}\` shows them.`)
      const now = await nowBy(tx)
      return {
        before: stateOf(letter),
        after: 'sent',
        write: (within) => stopLetter(within, letter.id, now),
      }
    })
  },
}

function named({ words: { merchant: code = '', key = '' } }: Given) {
  if (!KEY.test(key)) throw new UsageError(`${key} is no key: it has 1 to 80 letters, digits, - . _ and :.`)
  return { code, key }
}

/** A sent letter cannot be changed, because some members have read it. */
async function unsent(tx: Db, code: string, key: string): Promise<Letter | null> {
  const present = await lockedLetter(tx, code, key)
  if (present?.audience) throw new NotDone(`${key} was sent already. Write another one, under a key of its own.`)
  return present ?? null
}

type Written = Pick<Letter, 'texts' | 'kind' | 'pushes'>

async function writtenFrom(present: Written | null, { options }: Given, merchant: Merchant): Promise<Written> {
  const { title, language, service, push } = options
  const said = await bodyFrom(options)
  const marks = {
    kind: service === undefined ? (present?.kind ?? 'offer') : ('service' as const),
    pushes: push !== undefined || present?.pushes === true,
  }
  const texts = present?.texts ?? {}
  if (title === undefined && said === undefined && present) return { texts, ...marks }
  const spoken = languageNamed(merchant, language)
  const former = texts[spoken] ?? { title: '', body: [] }
  const text = { title: (title ?? former.title).trim(), body: said ?? former.body }
  requireWords(text, spoken)
  return { texts: { ...texts, [spoken]: text }, ...marks }
}

async function bodyFrom({ html, file }: Given['options']): Promise<RichText | undefined> {
  if (html !== undefined && file !== undefined) throw new UsageError('Say --html or --file.')
  const said = file === undefined ? html : await readText(file, LONGEST_CONTENT)
  if (said === undefined) return undefined
  if (said.length > LONGEST_CONTENT) throw new UsageError(`A letter has at most ${LONGEST_CONTENT} characters.`)
  return richTextOf(said)
}

function requireWords({ title, body }: { title: string; body: RichText }, spoken: string): void {
  if (title === '') throw new UsageError(`--title is needed in ${spoken}.`)
  if (isBlank(body)) throw new UsageError(`--html or --file is needed in ${spoken}.`)
  if (title.length > LONGEST_TITLE) throw new UsageError(`A title has at most ${LONGEST_TITLE} characters.`)
}

async function audienceFrom(tx: Db, { code }: Merchant, to: string): Promise<LetterAudience> {
  const said = parseAudience(to)
  if (said) return said
  const member = await findAccount(tx, code, to)
  if (!member) throw new NotDone(`${code} has no member ${to}.`)
  return { to: 'member', id: String(member.id) }
}

const shown = ({ texts, kind, pushes }: Written) => ({ texts: shownTexts(texts), kind, pushes })

export const mail: Subject = {
  name: 'mail',
  about: 'letters to members, which they read in their mail',
  commands: [list, write, send, stop],
}
