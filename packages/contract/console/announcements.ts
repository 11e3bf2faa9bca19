import { AnnouncementState, EditedType } from './list-filters.ts'
import * as z from 'zod/mini'

import { NoDetails } from '../kit/endpoint.ts'
import { Timestamp } from '../kit/moments.ts'
import { PageSize, RowNumber } from '../kit/paging.ts'
import { freeLine } from '../kit/text.ts'
import { Language } from '../merchant/language.ts'
import { AnnouncementType, PopupExecution, PopupFrequency } from '../messaging/announcements.ts'
import { PromotionType } from '../promotions/promotion-type.ts'
import { ChangeOutcome, proposalRefusals, Reason } from '../staff/changes.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'

export const AnnouncementKey = z.string().check(z.regex(/^[\w:.-]{1,80}$/))

/** `all`, `agents`, `vip:3` for level 3 and above, or `new:7` for members who registered in the last 7 days. */
const AudienceText = z
  .string()
  .check(z.regex(/^(all|agents|vip:([1-9]|10)|new:([1-9]|[1-9]\d|[12]\d\d|3[0-5]\d|36[0-5]))$/))

/** A path of the site, or an https address. */
const Address = z.string().check(z.regex(/^(\/(?!\/)[^\s\\]*|https:\/\/[^\s/?#\\][^\s\\]*)$/), z.maxLength(500))

const TextIn = z.object({
  language: Language,
  title: freeLine(200),
  /** HTML; the gateway removes scripts and other unsafe elements. */
  html: z.string().check(z.maxLength(20_000)),
})

/** All that staff edits of an announcement. */
export const AnnouncementContent = z.object({
  type: EditedType,
  group: z.enum(['m_home', 'm_reg']),
  texts: z.array(TextIn).check(z.maxLength(Language.options.length)),
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
  /** Lower numbers are shown first. */
  priority: z.int().check(z.minimum(0), z.maximum(999)),
  /** Null: from the publication on. */
  from: z.nullable(Timestamp),
  until: z.nullable(Timestamp),
})
export type AnnouncementContent = z.infer<typeof AnnouncementContent>

const Listed = z.object({
  /** Cursor of the list. */
  id: z.string(),
  key: z.string(),
  type: AnnouncementType,
  /** Title in the merchant's language, else in any; empty for a draft without one. */
  title: z.string(),
  audience: z.string(),
  execution: z.nullable(PopupExecution),
  priority: z.number(),
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  /** Languages of the site without a text. */
  missing: z.array(Language),
  /** State of the edited version; null without one. */
  draft: z.nullable(z.enum(['draft', 'review'])),
  /** State of the published version; null without one. */
  published: z.nullable(z.enum(['scheduled', 'live', 'stopped', 'ended'])),
})
export type ListedAnnouncement = z.infer<typeof Listed>

const one = { merchant: Scope, key: AnnouncementKey }

export const listAnnouncements = staffEndpoint({
  summary: 'Returns announcements and drafts, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/announcements',
  permission: 'messaging.announcement.read',
  input: z.object({
    merchant: Scope,
    state: z.optional(AnnouncementState),
    type: z.optional(EditedType),
    after: z.optional(RowNumber),
    size: PageSize(50),
  }),
  output: z.object({
    announcements: z.array(Listed),
    next: z.nullable(z.string()),
    /** Number of languages of the site. */
    languages: z.number(),
  }),
  refusals: {},
})

export const showAnnouncement = staffEndpoint({
  summary: 'Returns an announcement: its published version, its draft, and the address of a preview.',
  method: 'GET',
  path: '/console/m/:merchant/announcements/:key',
  permission: 'messaging.announcement.read',
  input: z.object(one),
  output: z.object({
    key: z.string(),
    /** Languages of the site, the default first. */
    languages: z.array(Language),
    published: z.nullable(
      z.object({
        state: z.enum(['scheduled', 'live', 'stopped', 'ended']),
        content: AnnouncementContent,
        stoppedAt: z.nullable(z.string()),
      }),
    ),
    draft: z.nullable(
      z.object({
        version: z.number(),
        content: AnnouncementContent,
        editedBy: z.string(),
        editedAt: z.string(),
        /** Languages of the site without a text. */
        missing: z.array(Language),
        /** Id of the change request that awaits another person; null before the draft is sent to review. */
        change: z.nullable(z.string()),
      }),
    ),
    /**
     * Page of the site that shows the draft, else the published version, for an hour; `lang` selects its language. Null
     * for types that have no place on the home page, and without a text.
     */
    preview: z.nullable(z.string()),
  }),
  refusals: { 'announcement.not.found': NoDetails },
})

const DraftVersion = z.int().check(z.minimum(1), z.maximum(1_000_000))

const draftRefusals = {
  /** The draft was changed since it was read, or was published or discarded. */
  'announcement.changed': NoDetails,
  /** The draft awaits another person: withdraw the request before it is edited. */
  'announcement.in_review': NoDetails,
}

/** Fields that contradict each other. */
export const ContentProblem = z.enum(['type', 'popup', 'promotion', 'audience', 'period'])
export type ContentProblem = z.infer<typeof ContentProblem>

export const saveAnnouncement = staffEndpoint({
  summary: 'Stores the draft of an announcement. Players see it only once it is published.',
  method: 'PUT',
  path: '/console/m/:merchant/announcements/:key/draft',
  permission: 'messaging.announcement.update',
  approval: 'messaging.announcement.update',
  input: z.object({
    ...one,
    content: AnnouncementContent,
    /** Version that was read; null for the first draft. */
    version: z.nullable(DraftVersion),
  }),
  output: z.object({ version: z.number() }),
  refusals: { ...draftRefusals, 'announcement.invalid': z.object({ problem: ContentProblem }) },
})

export const discardDraft = staffEndpoint({
  summary: 'Deletes the draft of an announcement. The published version stays.',
  method: 'DELETE',
  path: '/console/m/:merchant/announcements/:key/draft',
  permission: 'messaging.announcement.update',
  approval: 'messaging.announcement.update',
  input: z.object(one),
  output: z.object({}),
  refusals: { 'announcement.in_review': NoDetails, 'announcement.not.found': NoDetails },
})

export const publishAnnouncement = staffEndpoint({
  summary: 'Requests the publication of a draft. Without the right to publish alone, it awaits another person.',
  method: 'POST',
  path: '/console/m/:merchant/announcements/:key/publication',
  permission: 'messaging.announcement.update',
  approval: 'messaging.announcement.update',
  input: z.object({
    ...one,
    /** Version that was read. */
    version: DraftVersion,
    reason: Reason,
  }),
  output: ChangeOutcome,
  refusals: {
    ...proposalRefusals,
    ...draftRefusals,
    /** The end of the draft is over. */
    'announcement.ended': NoDetails,
    /** Languages of the site without a text. */
    'announcement.incomplete': z.object({ missing: z.array(Language) }),
  },
})

export const stopAnnouncement = staffEndpoint({
  summary: 'Hides a published announcement from all players at once, until it is published again.',
  method: 'POST',
  path: '/console/m/:merchant/announcements/:key/stop',
  permission: 'messaging.announcement.update',
  approval: 'messaging.announcement.update',
  input: z.object({ ...one, reason: Reason }),
  output: z.object({}),
  refusals: {
    'announcement.not.found': NoDetails,
    /** It is stopped or ended already. */
    'announcement.not_shown': NoDetails,
  },
})

export const announcementCalendar = staffEndpoint({
  summary: 'Returns the announcements of two weeks, and which are shown at the same place to the same players.',
  method: 'GET',
  path: '/console/m/:merchant/announcement-calendar',
  permission: 'messaging.announcement.read',
  input: z.object({
    merchant: Scope,
    /** First day, by the merchant's clock; today by default. */
    from: z.optional(z.iso.date()),
  }),
  output: z.object({
    /** First and last day. */
    from: z.string(),
    until: z.string(),
    entries: z.array(
      z.object({
        ...Listed.shape,
        group: z.enum(['m_home', 'm_reg']),
        /** Whether the dates are those of a draft that is not published yet. */
        isDraft: z.boolean(),
        /** First and last of the days 0 to 13 on which it is shown. */
        firstDay: z.number(),
        lastDay: z.number(),
        /** Keys of the entries with the same place, players and days. */
        overlaps: z.array(z.string()),
      }),
    ),
    /** Whether there are more announcements than the calendar shows. */
    isCapped: z.boolean(),
  }),
  refusals: {},
})
