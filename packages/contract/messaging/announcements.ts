import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Timestamp } from '../kit/moments.ts'
import { PromotionType } from '../promotions/promotion-type.ts'
import { RichText } from './rich-text/rich-text.ts'

/** A agent, PL player, B banner, PU popup, PR promotion, H home. Source: domain handbook 10.3. */
export const AnnouncementType = z.enum(['A', 'PL', 'B', 'PU', 'PR', 'H'])
export type AnnouncementType = z.output<typeof AnnouncementType>

/**
 * How often a device shows a popup: `once`, at most once in 24 hours, or up to seven times in seven days. A popup without
 * a frequency is shown until it is closed, and again when the set of these popups changes.
 */
export const PopupFrequency = z.string().check(z.regex(/^(once|day|week:[1-7])$/))

/** When a popup is shown: A to members, B to visitors, F at the first login, E to everyone. */
export const PopupExecution = z.enum(['A', 'B', 'F', 'E'])
export type PopupExecution = z.output<typeof PopupExecution>

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
  /** Banners: alternative text of a picture that says more than the title, if any. The title is then empty, or shown too. */
  alt: z.optional(z.string()),
  /** Target of a tap, if any: an address of the app or an https address. */
  link: z.nullable(z.string()),
  execution: z.nullable(PopupExecution),
  /** Popups only; absent without a limit. */
  frequency: z.optional(PopupFrequency),
  /** Popups: whether it may open on any page; otherwise only on the home page. */
  everywhere: z.optional(z.boolean()),
  /** Popups: whether it waits while money is moving: on pages of deposits, withdrawals, transfers and games. */
  quiet: z.optional(z.boolean()),
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

export const previewAnnouncement = endpoint({
  summary: 'Returns an announcement that staff previews, in the language of the call.',
  method: 'GET',
  path: '/wps/relay/MCSFE_previewAnnouncement',
  access: 'anyone',
  input: z.object({
    /** Sealed by the gateway for one announcement; valid for an hour. */
    token: z.string().check(z.regex(/^[\w-]{40,1000}$/)),
  }),
  output: Announcement,
  refusals: { 'announcement.not.found': NoDetails },
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
