import type { Db } from '../../kit/db.ts'
import type { Merchant } from '../../merchant/public.ts'
import { storedAgreements, removeAgreement, storeAgreement } from '../public.ts'
import type { StoredAgreement } from '../public.ts'
import { sectionsOf } from './agreement-text.ts'
import { shownWording } from './shown-texts.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { parseLanguage } from '../../operator/kit/languages.ts'
import { requireMerchantCodes } from '../../operator/kit/require-merchants.ts'
import { databaseNow } from '../../operator/kit/now.ts'
import { readText } from '../../operator/kit/read-text.ts'
import { publishTexts } from '../../operator/kit/publish-texts.ts'
import { momentOf } from '../../operator/kit/times.ts'

const VERSION = /^[\w.-]{1,40}$/
const MAX_TEXT_CHARACTERS = 200_000
const EFFECT = 'Open pages show it within a second if the version is in effect.'

const parameters = [merchantParameter, { name: 'version', about: 'version number, for example 2026-2' }]

const list: Command = {
  action: 'list',
  summary: 'Lists versions of the terms, newest first, with the languages in which each is in force',
  terminal: '; --json includes their texts',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => {
    const codes = await requireMerchantCodes(db, positional['merchant'])
    const now = await databaseNow(db)
    const agreements = await storedAgreements(db, codes)
    const rows = agreements.map(({ merchant_code: merchant, version, effective_at: from, texts }) => {
      const languages = Object.keys(texts)
      const newer = agreements.filter(
        (item) => item.merchant_code === merchant && item.effective_at <= now && item.effective_at > from,
      )
      const inForce = from > now ? [] : languages.filter((language) => !newer.some((item) => language in item.texts))
      const startedState = inForce.length > 0 ? 'effective' : 'superseded'
      const state = from > now ? 'scheduled' : startedState
      return { merchant, version, state, from, languages, inForce, texts: shownSections(texts) }
    })
    const columns = ['merchant', 'version', 'state', 'from', 'languages', 'inForce']
    return { kind: 'list', columns, rows, empty: 'There are no terms.' }
  },
}

const options = {
  file: {
    value: 'path',
    about: 'file with the text: a line `# Title` and HTML for each section',
    terminal: '; - for standard input',
  },
  language: { value: 'code', about: 'language of the text; default: the merchant’s default language' },
  from: {
    value: 'time',
    about: 'time of effect; default: immediately',
    terminal: ', for example 2026-12-31 08:00 or +2h',
  },
}

const writing = (action: 'create' | 'update', summary: string, example: string): Command => ({
  action,
  summary,
  parameters,
  options,
  examples: [example],
  run: async (operator, { positional: { merchant: code = '', version = '' }, options: { file, language, from } }) => {
    if (!VERSION.test(version))
      throw new UsageError(`Invalid version: ${version}. Use 1 to 40 letters, digits, - . and _.`)
    if (file === undefined && language !== undefined) throw new UsageError('--language requires --file.')
    const sections = file === undefined ? null : sectionsOf(await readText(operator, file, MAX_TEXT_CHARACTERS))
    const commandChange = {
      merchant: code,
      command: `agreement ${action}`,
      subject: version,
      effect: EFFECT,
      writes: action,
    }
    return change(operator, commandChange, async (tx, merchant) => {
      const current = await storedVersion(tx, code, version)
      const now = await databaseNow(tx)
      const effectiveAt =
        from === undefined ? (current?.effective_at ?? now) : momentOf(from, { now, zone: merchant.zone })
      if (current && current.effective_at <= now && effectiveAt.getTime() !== current.effective_at.getTime())
        throw new CommandFailed(
          `${version} is in effect since ${current.effective_at.toISOString()}: its start cannot be changed.`,
        )
      if (!current && !sections) throw new UsageError('A new version requires --file.')
      const texts = { ...current?.texts, ...(sections && { [parseLanguage(merchant, language)]: sections }) }
      const write = async (writeTx: Db) => {
        await storeAgreement(writeTx, { merchantCode: code, version, effectiveAt, texts })
        await publishTexts(writeTx, code)
      }
      const check = () => lackingTexts(tx, merchant, version)
      return {
        before: current && agreementRow(current),
        after: agreementRow({ effective_at: effectiveAt, texts }),
        write,
        check,
      }
    })
  },
})

const create = writing(
  'create',
  'Creates a version of the terms; changed terms require a new version',
  'aurora 2026-2 --file terms.html --from "2026-12-31 00:00"',
)
const update = writing(
  'update',
  'Updates a version of the terms: corrects its text, adds a language or changes its start',
  'aurora 2026-2 --language AR --file terms.ar.html',
)

/** Returns warnings about languages of the merchant in which the newest version has no text. */
async function lackingTexts(tx: Db, { code, settings }: Merchant, version: string): Promise<string[]> {
  const [newest] = await storedAgreements(tx, [code])
  if (newest?.version !== version) return []
  const lacking = settings.languages.filter((language) => !(language in newest.texts))
  if (lacking.length === 0) return []
  return [
    `${version} has no text in ${lacking.join(', ')}. In these languages the version before it stays in force; a language without any is not offered.`,
  ]
}

const remove: Command = {
  action: 'delete',
  summary: 'Deletes a version that is not in effect yet',
  parameters,
  examples: ['aurora 2026-2'],
  run: (operator, { positional: { merchant: code = '', version = '' } }) =>
    change(operator, { merchant: code, command: 'agreement delete', subject: version, effect: EFFECT }, async (tx) => {
      const current = await storedVersion(tx, code, version)
      if (!current) return { before: null, after: null, write: async () => undefined }
      if (current.effective_at <= (await databaseNow(tx)))
        throw new CommandFailed(
          `${version} is or was in effect and cannot be deleted, because members have agreed to it. Create a newer version.`,
        )
      const write = async (writeTx: Db) => {
        await removeAgreement(writeTx, { merchantCode: code, version })
        await publishTexts(writeTx, code)
      }
      return { before: agreementRow(current), after: null, write }
    }),
}

async function storedVersion(db: Db, code: string, version: string): Promise<StoredAgreement | null> {
  return (await storedAgreements(db, [code])).find((candidate) => candidate.version === version) ?? null
}

const agreementRow = ({ effective_at: from, texts }: Pick<StoredAgreement, 'effective_at' | 'texts'>) => ({
  from: from.toISOString(),
  texts: shownSections(texts),
})

const shownSections = (texts: StoredAgreement['texts']) =>
  Object.fromEntries(Object.entries(texts).map(([language, sections]) => [language, sections.map(shownWording)]))

export const agreement: Subject = {
  name: 'agreement',
  about: 'terms that members agree to',
  commands: [list, create, update, remove],
}
