import { AnnouncementContent } from '@ante/contract/console/announcements.ts'
import type { ContentProblem } from '@ante/contract/console/announcements.ts'
import { Language } from '@ante/contract/merchant/language.ts'
import * as z from 'zod/mini'

import { htmlOf } from '../../kit/rich-text/html-of.ts'
import { richTextOf } from '../../kit/rich-text/rich-text-of.ts'
import type { StoredAnnouncement } from '../stored-announcements.ts'
import type { AnnouncementAudience, Wordings } from '../tables.ts'

/** Content as it is stored and approved: the texts by language, so that a difference names the language. */
export const DraftContent = z.object({
  ...AnnouncementContent.shape,
  texts: z.partialRecord(Language, z.object({ title: z.string(), html: z.string() })),
})
export type DraftContent = z.infer<typeof DraftContent>

/** Returns the content for storage, with sanitised texts. Languages without any text are left out. */
export function draftContentOf({ texts, ...content }: AnnouncementContent): DraftContent {
  const written = texts.filter(({ title, html }) => title !== '' || html.trim() !== '')
  return {
    ...content,
    texts: Object.fromEntries(
      written.map(({ language, title, html }) => [language, { title, html: htmlOf(richTextOf(html)) }]),
    ),
  }
}

/** Returns the content on the wire, the texts in the order of the languages. */
export const contentOf = ({ texts, ...content }: DraftContent): AnnouncementContent => ({
  ...content,
  texts: Language.options.flatMap((language) => {
    const text = texts[language]
    return text ? [{ language, ...text }] : []
  }),
})

/** Returns the languages without a title. */
export const missingIn = ({ texts }: Pick<DraftContent, 'texts'>, languages: readonly Language[]): Language[] =>
  languages.filter((language) => !texts[language]?.title)

const FOR_VISITORS: readonly AnnouncementContent['execution'][] = ['B', 'E']

/** Whether a popup says who sees it, and other announcements have no field of popups. */
const hasPopupFields = ({ type, execution, frequency, everywhere }: AnnouncementContent): boolean =>
  type === 'PU' ? execution !== null : execution === null && frequency === null && !everywhere

/** Returns why the fields contradict each other, or null. */
export function problemOf(content: AnnouncementContent): ContentProblem | null {
  const { type, audience, group } = content
  if (!hasPopupFields(content)) return 'popup'
  if (content.promotionType !== null && type !== 'PU' && type !== 'PR') return 'promotion'
  if (audience !== 'all' && (group === 'm_reg' || FOR_VISITORS.includes(content.execution))) return 'audience'
  return content.from !== null && content.until !== null && content.until <= content.from ? 'period' : null
}

/** Returns the content of a published announcement. */
export function publishedContent(stored: StoredAnnouncement): DraftContent | null {
  const content = DraftContent.safeParse({
    type: stored.type,
    group: stored.group_name,
    texts: Object.fromEntries(
      Object.entries(stored.texts).map(([language, { title, body }]) => [language, { title, html: htmlOf(body) }]),
    ),
    picture: stored.picture,
    link: stored.link,
    execution: stored.execution,
    frequency: stored.frequency,
    everywhere: stored.everywhere,
    quiet: stored.quiet,
    promotionType: stored.promotion_type,
    audience: audienceText(stored.audience),
    priority: stored.position,
    from: stored.published_at.toISOString(),
    until: stored.ends_at?.toISOString() ?? null,
  })
  return content.success ? content.data : null
}

interface Published {
  merchantCode: string
  key: string
  now: Date
}

/** Returns the announcement that players get from a content that is published now. */
export const announcementOfDraft = (
  content: DraftContent,
  { merchantCode, key, now }: Published,
): Omit<StoredAnnouncement, 'stopped_at'> => ({
  merchant_code: merchantCode,
  key,
  type: content.type,
  group_name: content.group,
  texts: wordingsOf(content),
  picture: content.picture,
  link: content.link,
  execution: content.execution,
  frequency: content.frequency,
  everywhere: content.everywhere,
  quiet: content.quiet,
  promotion_type: content.promotionType,
  audience: audienceOf(content.audience),
  position: content.priority,
  published_at: content.from === null ? now : new Date(content.from),
  ends_at: content.until === null ? null : new Date(content.until),
})

/** Returns the texts as players get them, without languages that have no title. */
const wordingsOf = ({ texts }: Pick<DraftContent, 'texts'>): Wordings =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) =>
      text.title === '' ? [] : [[language, { title: text.title, body: richTextOf(text.html) }]],
    ),
  )

/** Returns the audience as text: `vip:3`. */
export function audienceText(audience: AnnouncementAudience): string {
  if (audience.to === 'vip') return `vip:${audience.level}`
  return audience.to === 'new' ? `new:${audience.days}` : audience.to
}

function audienceOf(text: string): AnnouncementAudience {
  const [to, number = '0'] = text.split(':')
  if (to === 'vip') return { to, level: Number(number) }
  if (to === 'new') return { to, days: Number(number) }
  return { to: to === 'agents' ? 'agents' : 'all' }
}
