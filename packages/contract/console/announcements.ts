import { EditedType } from './list-filters.ts'
import * as z from 'zod/mini'

import { AnnouncementType, PopupExecution, PopupFrequency } from '../messaging/announcements.ts'
import { PromotionType } from '../promotions/promotion-type.ts'
import { staffEndpoint } from '../staff/staff-endpoint.ts'
import { calendarFields, contentCalendar, contentCalls, ListedContent } from './content-calls.ts'
import { Address, AudienceText, ContentKey, periodFields, Priority, TextsIn } from './content-fields.ts'

/** All that staff edits of an announcement. */
export const AnnouncementContent = z.object({
  type: EditedType,
  group: z.enum(['m_home', 'm_reg']),
  texts: TextsIn,
  picture: z.nullable(Address),
  link: z.nullable(Address),
  /** Popups only, as the next three; otherwise null or false. */
  execution: z.nullable(PopupExecution),
  frequency: z.nullable(PopupFrequency),
  everywhere: z.boolean(),
  quiet: z.boolean(),
  /** Popups and promotions only. */
  promotionType: z.nullable(PromotionType),
  audience: AudienceText,
  priority: Priority,
  ...periodFields,
})
export type AnnouncementContent = z.infer<typeof AnnouncementContent>

const Listed = z.object({
  ...ListedContent.shape,
  type: AnnouncementType,
  audience: z.string(),
  execution: z.nullable(PopupExecution),
  priority: z.number(),
})
export type ListedAnnouncement = z.infer<typeof Listed>

const declared = { noun: 'announcements', permission: 'messaging.announcement' } as const

const calls = contentCalls({
  ...declared,
  path: 'announcements',
  key: ContentKey,
  content: AnnouncementContent,
  listed: Listed,
})

export const listAnnouncements = staffEndpoint({
  ...calls.list,
  permission: 'messaging.announcement.read',
  input: z.object({ ...calls.list.input.shape, type: z.optional(EditedType) }),
})

export const {
  show: showAnnouncement,
  save: saveAnnouncement,
  discard: discardDraft,
  publish: publishAnnouncement,
  stop: stopAnnouncement,
} = calls

export const announcementCalendar = contentCalendar({
  ...declared,
  path: 'announcement-calendar',
  entry: z.object({ ...Listed.shape, ...calendarFields }),
})
