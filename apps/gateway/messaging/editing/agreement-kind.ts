import { publishAnnouncement as endpoint } from '@ante/contract/console/announcements.ts'
import { AgreementContent } from '@ante/contract/console/agreements.ts'
import { Language } from '@ante/contract/merchant/language.ts'
import { sql } from 'kysely'
import * as z from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import { htmlOf } from '../../kit/rich-text/html-of.ts'
import { richTextOf } from '../../kit/rich-text/rich-text-of.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { storeAgreement } from '../store-agreement.ts'
import { removeAgreement, storedAgreements } from '../stored-agreements.ts'
import type { StoredAgreement } from '../stored-agreements.ts'
import type { AgreementTexts } from '../tables.ts'
import type { ContentKind, ContentName } from './content-kind.ts'
import { stateSql, titlesOf } from './edited-contents.ts'

const DraftSections = z.partialRecord(Language, z.array(z.object({ title: z.string(), html: z.string() })))
export type DraftSections = z.infer<typeof DraftSections>

const DraftAgreement = z.object({ ...AgreementContent.shape, texts: DraftSections })
export type DraftAgreement = z.infer<typeof DraftAgreement>

const refuse = refusalsOf(endpoint)

/**
 * Versions of the user agreement. A version without a text in a language leaves the version before it in force there,
 * so only the site's default language is required.
 */
export const agreementKind: ContentKind<DraftAgreement, Record<string, never>> = {
  name: 'agreement',
  publication: 'messaging.agreement.publish',
  permission: 'messaging.agreement.update',
  object: 'messaging.agreement',
  content: DraftAgreement,
  idsOf: 'announcement',
  missing: ({ texts }, languages) => withoutSections(texts, languages),
  lacksRequired: ({ texts }, languages) => withoutSections(texts, languages.slice(0, 1)),
  lacks: ({ texts }) => (Object.values(texts).some(isIncomplete) ? 'section' : null),
  published: async (db, { merchantCode, key }) => {
    const stored = await storedAgreements(db, [merchantCode])
    const version = stored.find((one) => one.version === key)
    if (!version) return null
    const { effective_at: publishedAt, texts } = version
    const content = { texts: sectionsIn(texts), from: publishedAt.toISOString(), until: null }
    return { content, publishedAt, endsAt: endOf(version, stored), stoppedAt: null, row: version }
  },
  replaced: async (db, { merchantCode, key }, now) => {
    const stored = await storedAgreements(db, [merchantCode])
    const [current] = stored.filter((one) => one.version !== key && one.effective_at <= now)
    if (!current || stored.some(({ version }) => version === key)) return null
    const from = current.effective_at.toISOString()
    return { key: current.version, content: { texts: sectionsIn(current.texts), from, until: null } }
  },
  idOf: async (db, name) => (await versionOf(db, name))?.id ?? null,
  publish: async (tx, { texts, from }, { merchantCode, key, now, pages }) => {
    const current = await versionOf(tx, { merchantCode, key })
    if (current && isStartMoved(current, { from, now })) throw refuse('content.invalid', { problem: 'started' })
    // A version never begins in the past: members have agreed to the one that was in force then.
    const start = from === null || new Date(from) < now ? now : new Date(from)
    const effectiveAt = current && current.effective_at <= now ? current.effective_at : start
    await storeAgreement(tx, { merchantCode, version: key, effectiveAt, texts: agreementTextsOf(texts) })
    await pages.texts(tx, merchantCode)
  },
  stop: async (tx, { merchantCode, key, now, pages }) => {
    const version = await versionOf(tx, { merchantCode, key })
    // Members have agreed to a version that is in force: only a newer one replaces it.
    if (!version || version.effective_at <= now) return false
    await removeAgreement(tx, { merchantCode, version: key })
    await pages.texts(tx, merchantCode)
    return true
  },
  listing: (merchantCode, now) => sql`
    select id, version as key, ${stateSql(now)} as state, ${titlesOf(sql`texts`)} as titles, published_at, ends_at,
      '{}'::jsonb as fields
    from (
      select id, version, texts, effective_at as published_at, null::timestamptz as stopped_at, (
        select case when count(*) = count(next) then max(next) end from (
          select (
            select min(newer.effective_at) from user_agreement newer
            where newer.merchant_code = one.merchant_code and newer.effective_at > one.effective_at
              and newer.texts ? language
          ) as next from jsonb_object_keys(one.texts) as each (language)
        ) as per_language
      ) as ends_at
      from user_agreement one where merchant_code = ${merchantCode}
    ) as versions`,
  draftFields: () => ({}),
}

/** Whether a draft changes the start of a version that is in force. */
const isStartMoved = ({ effective_at: start }: StoredAgreement, { from, now }: { from: string | null; now: Date }) =>
  start <= now && from !== null && new Date(from).getTime() !== start.getTime()

/** Returns when later versions replace a version in all its languages, or null. */
function endOf({ texts, effective_at: start }: StoredAgreement, versions: readonly StoredAgreement[]): Date | null {
  const ends = Object.keys(texts).map((language) =>
    Math.min(
      ...versions
        .filter((other) => other.effective_at > start && language in other.texts)
        .map((other) => other.effective_at.getTime()),
    ),
  )
  const end = Math.max(...ends)
  return Number.isFinite(end) ? new Date(end) : null
}

async function versionOf(db: Db, { merchantCode, key }: ContentName): Promise<StoredAgreement | null> {
  return (await storedAgreements(db, [merchantCode])).find(({ version }) => version === key) ?? null
}

type Sections = NonNullable<DraftSections[Language]>

const withoutSections = (texts: DraftSections, languages: readonly Language[]): Language[] =>
  languages.filter((language) => !texts[language]?.[0])

/** Whether a section has no title or no text, or two have the same title: the table of contents links to titles. */
function isIncomplete(sections: Sections): boolean {
  const titles = sections.map(({ title }) => title.trim())
  return new Set(titles).size < titles.length || sections.some(({ title, html }) => title.trim() === '' || html === '')
}

/** Returns sections for storage, sanitised. Languages without any are left out. */
export const draftSectionsOf = (texts: AgreementContent['texts']): DraftSections =>
  Object.fromEntries(
    texts.flatMap(({ language, sections }) => {
      const written = sections.filter(({ title, html }) => title !== '' || html.trim() !== '')
      const clean = written.map(({ title, html }) => ({ title, html: htmlOf(richTextOf(html)) }))
      return clean.length > 0 ? [[language, clean]] : []
    }),
  )

/** Returns sections on the wire, in the order of the languages. */
export const listedSections = (texts: DraftSections): AgreementContent['texts'] =>
  Language.options.flatMap((language) => {
    const sections = texts[language]
    return sections ? [{ language, sections }] : []
  })

/** Returns the sections as players get them. */
export const agreementTextsOf = (texts: DraftSections): AgreementTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([language, sections]) => [
      language,
      sections.map(({ title, html }) => ({ title, body: richTextOf(html) })),
    ]),
  )

/** Returns published sections in the form of drafts. */
const sectionsIn = (texts: AgreementTexts): DraftSections =>
  Object.fromEntries(
    Object.entries(texts).map(([language, sections]) => [
      language,
      sections.map(({ title, body }) => ({ title, html: htmlOf(body) })),
    ]),
  )
