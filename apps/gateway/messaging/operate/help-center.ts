import type { RichText } from '@ante/contract/messaging/rich-text/rich-text.ts'

import type { Db } from '../../kit/db.ts'
import { isBlank, richTextOf } from '../../kit/rich-text/rich-text-of.ts'
import type { Merchant } from '../../merchant/public.ts'
import { localizedFor, MAX_ARTICLES, removeHelp, storedHelp, storeHelp } from '../public.ts'
import type { StoredHelp } from '../public.ts'
import { shownTexts } from './shown-texts.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { parseLanguage } from '../../operator/kit/languages.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { databaseNow } from '../../operator/kit/now.ts'
import { positionOf } from '../../operator/kit/position.ts'
import { readText } from '../../operator/kit/read-text.ts'
import { publishTexts } from '../../operator/kit/publish-texts.ts'

const KEY = /^[a-z0-9-]{1,60}$/
const MAX_TITLE_CHARACTERS = 200
const MAX_CONTENT_CHARACTERS = 20_000
const EFFECT = 'Open pages show it within a second.'

const parameters = [
  merchantParameter,
  { name: 'key', about: 'a unique name of 1 to 60 lower-case letters, digits and -' },
]

type Texts = StoredHelp['texts']
interface ArticleOptions {
  title?: string | undefined
  content?: string | undefined
  language?: string | undefined
}

const list: Command = {
  action: 'list',
  summary: 'Lists the articles of the help center in their order',
  terminal: '; --json includes their texts',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => {
    const merchants = await requireMerchants(db, positional['merchant'])
    const ownLanguage = new Map(merchants.map(({ code, settings }) => [code, settings.defaultLanguage]))
    const rows = (await storedHelp(db, [...ownLanguage.keys()])).map(
      ({ merchant_code: merchant, texts, ...article }) => {
        const language = ownLanguage.get(merchant) ?? 'EN'
        const title = localizedFor(texts, language, language)?.text.title ?? ''
        const { key, position } = article
        return { merchant, key, position, title, languages: Object.keys(texts), texts: shownTexts(texts) }
      },
    )
    const columns = ['merchant', 'position', 'key', 'languages', 'title']
    return { kind: 'list', columns, rows, empty: 'The help center is empty.' }
  },
}

const options = {
  title: { value: 'text', about: 'the question, shown as title' },
  content: { value: 'html', about: 'the answer as HTML; scripts and unsafe elements are removed' },
  file: { value: 'path', about: 'file with the answer', terminal: ', or - for standard input' },
  language: { value: 'code', about: 'language of title and answer; default: the merchant’s default language' },
  position: { value: 'number', about: 'order, lower numbers first; default for a new article: last' },
}

const writing = (action: 'create' | 'update', summary: string, example: string): Command => ({
  action,
  summary,
  parameters,
  options,
  examples: [example],
  run: async (operator, { positional: { merchant: code = '', key = '' }, options: values }) => {
    const { title, file, language, position } = values
    if (!KEY.test(key)) throw new UsageError(`Invalid key: ${key}. Use 1 to 60 lower-case letters, digits and -.`)
    if (file !== undefined && values['content'] !== undefined)
      throw new UsageError('Use --content or --file, not both.')
    const content = file === undefined ? values['content'] : await readText(operator, file, MAX_CONTENT_CHARACTERS)
    const commandChange = {
      merchant: code,
      command: `help-center ${action}`,
      subject: key,
      effect: EFFECT,
      writes: action,
    }
    return change(operator, commandChange, async (tx, merchant) => {
      const articles = await storedHelp(tx, [code])
      const current = articles.find((candidate) => candidate.key === key) ?? null
      if (!current && articles.length >= MAX_ARTICLES)
        throw new CommandFailed(`${code} has the maximum of ${MAX_ARTICLES} articles: delete one first.`)
      const publishedAt = await databaseNow(tx)
      const last = Math.max(-1, ...articles.map((item) => item.position)) + 1
      const next = {
        position: position === undefined ? (current?.position ?? last) : positionOf(position),
        texts: textsFrom(current?.texts ?? {}, { title, content, language }, merchant),
      }
      const write = (writeTx: Db) =>
        storeHelp(writeTx, { merchantCode: code, key, ...next, publishedAt }).then(() => publishTexts(writeTx, code))
      return { before: current && articleRow(current), after: articleRow(next), write }
    })
  },
})

const create = writing(
  'create',
  'Creates an article of the help center',
  'aurora bonus-rules --title "When is a bonus mine?" --file bonus-rules.html',
)
const update = writing(
  'update',
  'Updates the given fields of an article, or adds a language',
  'aurora bonus-rules --language AR --title "متى تصبح المكافأة لي؟" --file bonus-rules.ar.html',
)

const remove: Command = {
  action: 'delete',
  summary: 'Deletes an article, or one of its languages',
  parameters,
  options: { language: { value: 'code', about: 'the language to delete; default: all' } },
  examples: ['aurora bonus-rules', 'aurora bonus-rules --language AR'],
  run: (operator, { positional: { merchant: code = '', key = '' }, options: { language } }) =>
    change(
      operator,
      { merchant: code, command: 'help-center delete', subject: key, effect: EFFECT },
      async (tx, merchant) => {
        const current = (await storedHelp(tx, [code])).find((candidate) => candidate.key === key)
        if (!current) return { before: null, after: null, write: async () => undefined }
        const texts = language === undefined ? {} : without(current.texts, parseLanguage(merchant, language))
        const isEmpty = Object.keys(texts).length === 0
        const { position } = current
        const publishedAt = await databaseNow(tx)
        const write = async (writeTx: Db) => {
          if (isEmpty) await removeHelp(writeTx, { merchantCode: code, key })
          else await storeHelp(writeTx, { merchantCode: code, key, position, texts, publishedAt })
          await publishTexts(writeTx, code)
        }
        return { before: articleRow(current), after: isEmpty ? null : articleRow({ position, texts }), write }
      },
    ),
}

function textsFrom(previous: Texts, { title, content, language }: ArticleOptions, merchant: Merchant): Texts {
  const isUnchanged = title === undefined && content === undefined
  if (isUnchanged && language !== undefined) throw new UsageError('--language requires --title, --content or --file.')
  if (isUnchanged && Object.keys(previous).length > 0) return previous
  const textLanguage = parseLanguage(merchant, language)
  const input = { ...(title && { title }), ...(content && { body: bodyFrom(content) }) }
  const text = { title: '', body: [], ...previous[textLanguage], ...input }
  if (text.title.trim() === '') throw new UsageError(`Add a --title in ${textLanguage}.`)
  if (isBlank(text.body)) throw new UsageError(`Add --content or --file in ${textLanguage}.`)
  if (text.title.length > MAX_TITLE_CHARACTERS)
    throw new UsageError(`A title has at most ${MAX_TITLE_CHARACTERS} characters.`)
  return { ...previous, [textLanguage]: text }
}

function bodyFrom(content: string): RichText {
  if (content.length > MAX_CONTENT_CHARACTERS)
    throw new UsageError(`An answer has at most ${MAX_CONTENT_CHARACTERS} characters.`)
  return richTextOf(content)
}

const without = (texts: Texts, language: string): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([first]) => first !== language))

const articleRow = ({ position, texts }: Pick<StoredHelp, 'position' | 'texts'>) => ({
  position,
  texts: shownTexts(texts),
})

export const helpCenter: Subject = {
  name: 'help-center',
  about: 'articles of the help center',
  commands: [list, create, update, remove],
}
