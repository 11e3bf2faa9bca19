import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'
import { Timestamp } from '../kit/moments.ts'
import { PromotionType } from '../promotions/promotion-type.ts'
import { RichText } from './rich-text/rich-text.ts'

/** A agent, PL player, B banner, PU popup, PR promotion, H home. Source: domain handbook 10.3. */
export const AnnouncementType = z.enum(['A', 'PL', 'B', 'PU', 'PR', 'H'])
export type AnnouncementType = z.output<typeof AnnouncementType>

export const Announcement = z.object({
  id: z.string(),
  type: AnnouncementType,
  title: z.string(),
  /** HTML rendered from `body`, for clients that display it themselves. */
  content: z.string(),
  body: RichText,
  /** Locale of title and text, if they are not in the reader's language. */
  lang: z.optional(z.string()),
  picture: z.nullable(z.string()),
  /** Target of a tap, if any: an address of the app or an https address. */
  link: z.nullable(z.string()),
  /** Popups: A for members, B for visitors, F for the first login. */
  execution: z.nullable(z.enum(['A', 'B', 'F'])),
  /** Popups and promotions: type of the announced promotion. */
  promotionType: z.optional(PromotionType),
  publishedAt: z.string(),
  /** Popups: version that changes with the title or content, and is the same in each language. */
  version: z.optional(z.string()),
})
export type Announcement = z.output<typeof Announcement>

export const listAnnouncements = endpoint({
  summary: 'Returns the merchant’s announcements by type.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  access: 'anyone',
  input: z.object({
    /** Comma-separated types, for example `B,PL,PU,H`. */
    types: z.string().check(z.regex(/^(A|PL|B|PU|PR|H)(,(A|PL|B|PU|PR|H)){0,5}$/)),
    groupName: z._default(z.enum(['m_home', 'm_reg']), 'm_home'),
    platform: z._default(z.literal('M'), 'M'),
  }),
  output: z.object({
    banners: z.array(Announcement),
    player: z.array(Announcement),
    popup: z.array(Announcement),
    promotion: z.array(Announcement),
    home: z.array(Announcement),
    agent: z.array(Announcement),
    footer: z.object({ unreadCount: z.number() }),
  }),
})

export const markAnnouncementsRead = endpoint({
  summary: 'Marks the announcements to agents as read, up to one announcement.',
  method: 'POST',
  path: '/wps/relay/MCSFE_readAnnouncements',
  access: 'member',
  moduleId: 'AGEANNOUNCE3',
  input: z.object({
    /** `publishedAt` of the newest shown announcement. */
    publishedAt: Timestamp,
  }),
  output: z.object({ unreadCount: z.number() }),
})
