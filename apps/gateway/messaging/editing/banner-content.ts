import { BannerContent } from '@ante/contract/console/banners.ts'
import type { ContentProblem } from '@ante/contract/console/content-calls.ts'
import { Language } from '@ante/contract/merchant/language.ts'
import * as z from 'zod/mini'

import { htmlOf } from '../../kit/rich-text/html-of.ts'
import { richTextOf } from '../../kit/rich-text/rich-text-of.ts'
import type { StoredAnnouncement } from '../stored-announcements.ts'
import type { Wordings } from '../tables.ts'
import { periodProblem, placedColumns, placedFields } from './announcement-content.ts'

const BannerTexts = z.partialRecord(Language, z.object({ title: z.string(), html: z.string(), alt: z.string() }))
type BannerTexts = z.infer<typeof BannerTexts>

/** A banner as it is stored in drafts and approved. */
export const DraftBanner = z.object({ ...BannerContent.shape, texts: BannerTexts })
export type DraftBanner = z.infer<typeof DraftBanner>

/** Returns the content for storage, with sanitised texts. Languages without any text are left out. */
export const draftBannerOf = ({ texts, ...content }: BannerContent): DraftBanner => ({
  ...content,
  texts: Object.fromEntries(
    texts
      .filter(({ title, html, alt }) => title !== '' || alt !== '' || html.trim() !== '')
      .map(({ language, title, html, alt }) => [language, { title, alt, html: htmlOf(richTextOf(html)) }]),
  ),
})

/** Returns why the fields contradict each other, or null. Visitors belong to no audience. */
export function bannerProblem(content: Omit<BannerContent, 'texts'>): ContentProblem | null {
  if (content.audience !== 'all' && content.group === 'm_reg') return 'audience'
  return periodProblem(content)
}

/** Returns the languages in which the banner neither has a title nor an alternative text. */
export const bannerTextsMissing = (texts: BannerTexts, languages: readonly Language[]): Language[] =>
  languages.filter((language) => !texts[language]?.title && !texts[language]?.alt)

/** Returns the content of a published banner, or null for any other announcement. */
export function publishedBanner(stored: StoredAnnouncement): DraftBanner | null {
  if (stored.type !== 'B') return null
  const texts = Object.fromEntries(
    Object.entries(stored.texts).map(([language, { title, body, alt = '' }]) => [
      language,
      { title, html: htmlOf(body), alt },
    ]),
  )
  const content = DraftBanner.safeParse({ ...placedFields(stored), texts })
  return content.success ? content.data : null
}

/** Returns the banner that players get from a content that is published now. */
export const bannerOfDraft = (
  content: DraftBanner,
  { merchantCode, key, now }: { merchantCode: string; key: string; now: Date },
): Omit<StoredAnnouncement, 'stopped_at'> => ({
  merchant_code: merchantCode,
  key,
  type: 'B',
  texts: bannerWordings(content.texts),
  execution: null,
  frequency: null,
  everywhere: false,
  quiet: true,
  promotion_type: null,
  ...placedColumns(content, now),
})

const bannerWordings = (texts: BannerTexts): Wordings =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, { title, html, alt }]) =>
      title === '' && alt === '' ? [] : [[language, { title, body: richTextOf(html), ...(alt !== '' && { alt }) }]],
    ),
  )
