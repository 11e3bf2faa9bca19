import { AnnouncementContent } from '@ante/contract/console/announcements.ts'
import type { ContentProblem } from '@ante/contract/console/content-calls.ts'
import * as z from 'zod/mini'

import type { StoredAnnouncement } from '../stored-announcements.ts'
import type { AnnouncementAudience } from '../tables.ts'
import { DraftTexts, draftTextsIn, wordingsOf } from './draft-texts.ts'

/** An announcement as it is stored in drafts and approved. */
export const DraftAnnouncement = z.object({ ...AnnouncementContent.shape, texts: DraftTexts })
export type DraftAnnouncement = z.infer<typeof DraftAnnouncement>

type Fields = Omit<AnnouncementContent, 'texts'>

const FOR_VISITORS: readonly AnnouncementContent['execution'][] = ['B', 'E']

/** Whether a popup says who sees it, and other announcements have no field of popups. */
const hasPopupFields = ({ type, execution, frequency, everywhere }: Fields): boolean =>
  type === 'PU' ? execution !== null : execution === null && frequency === null && !everywhere

/** Returns why the fields contradict each other, or null. */
export function announcementProblem(content: Fields): ContentProblem | null {
  const { type, audience, group } = content
  if (!hasPopupFields(content)) return 'popup'
  if (content.promotionType !== null && type !== 'PU' && type !== 'PR') return 'promotion'
  if (audience !== 'all' && (group === 'm_reg' || FOR_VISITORS.includes(content.execution))) return 'audience'
  return periodProblem(content)
}

/** Returns a problem if the end is not after the start. */
export const periodProblem = ({ from, until }: { from: string | null; until: string | null }): ContentProblem | null =>
  from !== null && until !== null && until <= from ? 'period' : null

/** Returns the content of a published announcement, or null for one that the editor does not have. */
export function publishedAnnouncement(stored: StoredAnnouncement): DraftAnnouncement | null {
  const content = DraftAnnouncement.safeParse({
    type: stored.type,
    texts: draftTextsIn(stored.texts),
    execution: stored.execution,
    frequency: stored.frequency,
    everywhere: stored.everywhere,
    quiet: stored.quiet,
    promotionType: stored.promotion_type,
    ...placedFields(stored),
  })
  return content.success ? content.data : null
}

/** Fields of a stored announcement that banners have too. */
export const placedFields = (stored: Omit<StoredAnnouncement, 'texts'>) => ({
  group: stored.group_name,
  picture: stored.picture,
  link: stored.link,
  audience: audienceText(stored.audience),
  priority: stored.position,
  from: stored.published_at.toISOString(),
  until: stored.ends_at?.toISOString() ?? null,
})

type Placed = Pick<DraftAnnouncement, 'group' | 'picture' | 'link' | 'audience' | 'priority' | 'from' | 'until'>

/** Columns of the fields that banners have too. */
export const placedColumns = (content: Placed, now: Date) => ({
  group_name: content.group,
  picture: content.picture,
  link: content.link,
  audience: audienceOf(content.audience),
  position: content.priority,
  published_at: content.from === null ? now : new Date(content.from),
  ends_at: content.until === null ? null : new Date(content.until),
})

interface Published {
  merchantCode: string
  key: string
  now: Date
}

/** Returns the announcement that players get from a content that is published now. */
export const announcementOfDraft = (
  content: DraftAnnouncement,
  { merchantCode, key, now }: Published,
): Omit<StoredAnnouncement, 'stopped_at'> => ({
  merchant_code: merchantCode,
  key,
  type: content.type,
  texts: wordingsOf(content.texts),
  execution: content.execution,
  frequency: content.frequency,
  everywhere: content.everywhere,
  quiet: content.quiet,
  promotion_type: content.promotionType,
  ...placedColumns(content, now),
})

/** Returns the audience as text: `vip:3`. */
export function audienceText(audience: AnnouncementAudience): string {
  if (audience.to === 'vip') return `vip:${audience.level}`
  return audience.to === 'new' ? `new:${audience.days}` : audience.to
}

/** Returns the audience of a text: `vip:3`. */
export function audienceOf(text: string): AnnouncementAudience {
  const [to, number = '0'] = text.split(':')
  if (to === 'vip') return { to, level: Number(number) }
  if (to === 'new') return { to, days: Number(number) }
  return { to: to === 'agents' ? 'agents' : 'all' }
}
