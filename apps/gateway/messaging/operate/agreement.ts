import type { Db } from '../../kit/db.ts'
import { storedAgreements, removeAgreement, storeAgreement } from '../public.ts'
import type { StoredAgreement } from '../public.ts'
import { sectionsOf } from './agreement-text.ts'
import { shownWording } from './shown-texts.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { NotDone, UsageError } from '../../operator/kit/failures.ts'
import { languageNamed } from '../../operator/kit/languages.ts'
import { merchantCodesNamed } from '../../operator/kit/merchant-named.ts'
import { nowBy } from '../../operator/kit/now.ts'
import { readText } from '../../operator/kit/read-text.ts'
import { textsCommand } from '../../operator/kit/tell-texts.ts'
import { momentOf } from '../../operator/kit/times.ts'

const VERSION = /^[\w.-]{1,40}$/
const LONGEST_TEXT = 200_000
const SEEN = 'Open pages show it within a second, if the version counts already.'

const parameters = [merchantParameter, { name: 'version', about: 'as you count them, for example 2026-2' }]

const list: Command = {
  action: 'list',
  summary: 'Shows the versions of the terms, the newest first; with --json also what they say',
  parameters: [anyMerchant],
  run: async ({ db }, { words }) => {
    const codes = await merchantCodesNamed(db, words['merchant'])
    const now = await nowBy(db)
    const all = await storedAgreements(db, codes)
    const rows = all.map(({ merchant_code: merchant, version, effective_at: from, texts }) => {
      const counting = all.find((one) => one.merchant_code === merchant && one.effective_at <= now)
      const past = counting?.version === version ? 'counts' : 'former'
      const state = from > now ? 'to come' : past
      return { merchant, version, state, from, languages: Object.keys(texts), texts: shownSections(texts) }
    })
    const columns = ['merchant', 'version', 'state', 'from', 'languages']
    return { kind: 'list', columns, rows, empty: 'There are no terms.' }
  },
}

const set: Command = {
  action: 'set',
  summary: 'Writes a version of the terms in one language, or corrects it; what changes the terms is a new version',
  parameters,
  options: {
    file: { value: 'path', about: 'the text, or - for the pipe: a line `# Title` begins each section, HTML follows' },
    language: { value: 'code', about: 'its language; the merchant’s own if nothing is said' },
    from: { value: 'time', about: 'when it begins to count: 2026-12-31 08:00, +2h; at once if nothing is said' },
  },
  examples: [
    'aurora 2026-2 --file terms.html --from "2026-12-31 00:00"',
    'aurora 2026-2 --language AR --file terms.ar.html',
  ],
  run: async (operator, { words: { merchant: code = '', version = '' }, options: { file, language, from } }) => {
    if (!VERSION.test(version))
      throw new UsageError(`${version} is no version: it has 1 to 40 letters, digits, - . and _.`)
    if (file === undefined && language !== undefined) throw new UsageError('--language belongs to a --file.')
    const sections = file === undefined ? null : sectionsOf(await readText(file, LONGEST_TEXT))
    const wanted = { merchant: code, command: 'agreement set', subject: version, seen: SEEN }
    return change(operator, wanted, async (tx, merchant) => {
      const present = await storedVersion(tx, code, version)
      const now = await nowBy(tx)
      const effectiveAt =
        from === undefined ? (present?.effective_at ?? now) : momentOf(from, { now, zone: merchant.zone })
      if (present && present.effective_at <= now && effectiveAt.getTime() !== present.effective_at.getTime())
        throw new NotDone(
          `${version} counts since ${present.effective_at.toISOString()}: that cannot be said otherwise now.`,
        )
      if (!present && !sections) throw new UsageError('A new version needs a --file.')
      const texts = { ...present?.texts, ...(sections && { [languageNamed(merchant, language)]: sections }) }
      const write = async (within: Db) => {
        await storeAgreement(within, { merchantCode: code, version, effectiveAt, texts })
        await textsCommand(within, code)
      }
      return { before: present && shown(present), after: shown({ effective_at: effectiveAt, texts }), write }
    })
  },
}

const remove: Command = {
  action: 'remove',
  summary: 'Takes a version away that does not count yet; others stay, for somebody has agreed to them',
  parameters,
  examples: ['aurora 2026-2'],
  run: (operator, { words: { merchant: code = '', version = '' } }) =>
    change(operator, { merchant: code, command: 'agreement remove', subject: version, seen: SEEN }, async (tx) => {
      const present = await storedVersion(tx, code, version)
      if (!present) return { before: null, after: null, write: async () => undefined }
      if (present.effective_at <= (await nowBy(tx)))
        throw new NotDone(
          `${version} counts, or has counted: it stays, for somebody has agreed to it. Set a newer one.`,
        )
      const write = async (within: Db) => {
        await removeAgreement(within, { merchantCode: code, version })
        await textsCommand(within, code)
      }
      return { before: shown(present), after: null, write }
    }),
}

async function storedVersion(db: Db, code: string, version: string): Promise<StoredAgreement | null> {
  return (await storedAgreements(db, [code])).find((one) => one.version === version) ?? null
}

const shown = ({ effective_at: from, texts }: Pick<StoredAgreement, 'effective_at' | 'texts'>) => ({
  from: from.toISOString(),
  texts: shownSections(texts),
})

const shownSections = (texts: StoredAgreement['texts']) =>
  Object.fromEntries(Object.entries(texts).map(([language, sections]) => [language, sections.map(shownWording)]))

export const agreement: Subject = {
  name: 'agreement',
  about: 'the terms that members agree to',
  commands: [list, set, remove],
}
