import * as z from 'zod/mini'

import { NoDetails } from '../kit/endpoint.ts'
import { PageSize, RowNumber } from '../kit/paging.ts'
import { Language } from '../merchant/language.ts'
import { ChangeOutcome, proposalRefusals, Reason } from '../staff/changes.ts'
import type { PermissionObject } from '../staff/permissions.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { ContentState } from './list-filters.ts'

/** State of a published version. */
export const PublishedState = z.enum(['scheduled', 'live', 'stopped', 'ended'])
export type PublishedState = z.infer<typeof PublishedState>

/** Fields that contradict each other, or a value that the site does not have. */
export const ContentProblem = z.enum([
  'type',
  'popup',
  'promotion',
  'audience',
  'period',
  'picture',
  'link',
  'limit',
  /** A mail letter that was sent, or a start of terms that are in force, cannot be changed. */
  'sent',
  'started',
  /** A section of terms has no title or no text, or two sections have the same title. */
  'section',
])
export type ContentProblem = z.infer<typeof ContentProblem>

/** Fields of every content in lists. */
export const ListedContent = z.object({
  /** Cursor of the list. */
  id: z.string(),
  key: z.string(),
  /** Title in the merchant's language, else in any; empty for a draft without one. */
  title: z.string(),
  /** Null: from the publication on. */
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  /** Languages of the site without a text. */
  missing: z.array(Language),
  /** State of the edited version; null without one. */
  draft: z.nullable(z.enum(['draft', 'review'])),
  /** State of the published version; null without one. */
  published: z.nullable(PublishedState),
})
export type ListedContent = z.infer<typeof ListedContent>

const DraftVersion = z.int().check(z.minimum(1), z.maximum(1_000_000))

/** Origin of the merchant's site, which has the pictures; null without a host. */
const SiteOrigin = z.nullable(z.string())

const notFound = { 'content.not.found': NoDetails }
const draftRefusals = {
  /** The draft was changed since it was read, or was published or discarded. */
  'content.changed': NoDetails,
  /** The draft awaits another person: withdraw the request before it is edited. */
  'content.in_review': NoDetails,
}

interface Declared<Content, Listed> {
  /** Plural in summaries: `banners`. */
  noun: string
  /** Path below the merchant: `banners`. */
  path: string
  permission: PermissionObject
  key: z.ZodMiniType<string, string>
  content: Content
  listed: Listed
}

/**
 * Declares the calls of one kind of content: drafts that another person publishes. All kinds have the same states and
 * refusals; they differ in their fields.
 */
export const contentCalls = <Content extends z.ZodMiniType, Listed extends z.ZodMiniType>(
  declared: Declared<Content, Listed>,
) => ({ ...readingCalls(declared), ...draftCalls(declared), ...publicationCalls(declared) })

const pathOf = (path: string) => `/console/m/:merchant/${path}` as const

const writing = (object: PermissionObject) =>
  ({ permission: `${object}.update`, approval: `${object}.update` }) as const

function readingCalls<Content extends z.ZodMiniType, Listed extends z.ZodMiniType>({
  noun,
  path,
  permission,
  key,
  content,
  listed,
}: Declared<Content, Listed>) {
  const all = pathOf(path)
  const one = { merchant: Scope, key }
  const reading = { permission: `${permission}.read` } as const
  return {
    list: staffEndpoint({
      summary: `Returns ${noun} and their drafts, newest first.`,
      method: 'GET',
      path: all,
      ...reading,
      input: z.object({
        merchant: Scope,
        state: z.optional(ContentState),
        after: z.optional(RowNumber),
        size: PageSize(50),
      }),
      output: z.object({
        contents: z.array(listed),
        next: z.nullable(z.string()),
        /** Number of languages of the site. */
        languages: z.number(),
        site: SiteOrigin,
      }),
      refusals: {},
    }),
    show: staffEndpoint({
      summary: `Returns one of the ${noun}: its published version, its draft, and the address of a preview.`,
      method: 'GET',
      path: `${all}/:key`,
      ...reading,
      input: z.object(one),
      output: z.object({
        key: z.string(),
        /** Languages of the site, the default first. */
        languages: z.array(Language),
        site: SiteOrigin,
        published: z.nullable(z.object({ state: PublishedState, content, stoppedAt: z.nullable(z.string()) })),
        draft: z.nullable(
          z.object({
            version: z.number(),
            content,
            editedBy: z.string(),
            editedAt: z.string(),
            /** Languages of the site without a text. */
            missing: z.array(Language),
            /** Those of them that prevent the publication. */
            required: z.array(Language),
            /** Id of the change request that awaits another person; null before the draft is sent to review. */
            change: z.nullable(z.string()),
          }),
        ),
        /** What players get now under another key, and this content would replace; null if it has a published version. */
        replaces: z.nullable(z.object({ key: z.string(), content })),
        /**
         * Page of the site that shows the draft, else the published version, for an hour; `lang` selects its language.
         * Null for content that has no page for visitors, and without a text.
         */
        preview: z.nullable(z.string()),
      }),
      refusals: notFound,
    }),
  }
}

function draftCalls<Content extends z.ZodMiniType>({
  noun,
  path,
  permission,
  key,
  content,
}: Omit<Declared<Content, unknown>, 'listed'>) {
  const one = { merchant: Scope, key }
  const draft = `${pathOf(path)}/:key/draft` as const
  return {
    save: staffEndpoint({
      summary: `Stores a draft of ${noun}. Players see it only once it is published.`,
      method: 'PUT',
      path: draft,
      ...writing(permission),
      input: z.object({
        ...one,
        content,
        /** Version that was read; null for the first draft. */
        version: z.nullable(DraftVersion),
      }),
      output: z.object({ version: z.number() }),
      refusals: { ...draftRefusals, 'content.invalid': z.object({ problem: ContentProblem }) },
    }),
    discard: staffEndpoint({
      summary: `Deletes a draft of ${noun}. The published version stays.`,
      method: 'DELETE',
      path: draft,
      ...writing(permission),
      input: z.object(one),
      output: z.object({}),
      refusals: { ...notFound, 'content.in_review': NoDetails },
    }),
  }
}

function publicationCalls({ noun, path, permission, key }: Omit<Declared<unknown, unknown>, 'content' | 'listed'>) {
  const one = { merchant: Scope, key }
  const address = `${pathOf(path)}/:key` as const
  return {
    publish: staffEndpoint({
      summary: `Requests the publication of a draft of ${noun}. Without the right to publish alone, it awaits another person.`,
      method: 'POST',
      path: `${address}/publication`,
      ...writing(permission),
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
        'content.ended': NoDetails,
        /** Languages of the site without a text. */
        'content.incomplete': z.object({ missing: z.array(Language) }),
        /** A value is not valid any more: the page of a link is gone, or another content took the name. */
        'content.invalid': z.object({ problem: ContentProblem }),
      },
    }),
    stop: staffEndpoint({
      summary: `Hides one of the ${noun} from all players at once, until it is published again.`,
      method: 'POST',
      path: `${address}/stop`,
      ...writing(permission),
      input: z.object({ ...one, reason: Reason }),
      output: z.object({}),
      refusals: {
        ...notFound,
        /** It is stopped or ended already. */
        'content.not_shown': NoDetails,
      },
    }),
  }
}

/** Returns the declaration of the calendar of one kind of content. */
export const contentCalendar = <Entry extends z.ZodMiniType>({
  noun,
  path,
  permission,
  entry,
}: Pick<Declared<Entry, Entry>, 'noun' | 'permission'> & { path: string; entry: Entry }) =>
  staffEndpoint({
    summary: `Returns the ${noun} of two weeks, and which are shown at the same place to the same players.`,
    method: 'GET',
    path: `/console/m/:merchant/${path}`,
    permission: `${permission}.read`,
    input: z.object({
      merchant: Scope,
      /** First day, by the merchant's clock; today by default. */
      from: z.optional(z.iso.date()),
    }),
    output: z.object({
      /** First and last day. */
      from: z.string(),
      until: z.string(),
      entries: z.array(entry),
      /** Whether there are more than the calendar shows. */
      isCapped: z.boolean(),
    }),
    refusals: {},
  })

/** Fields of an entry of a calendar besides those of the list. */
export const calendarFields = {
  group: z.enum(['m_home', 'm_reg']),
  /** Whether the dates are those of a draft that is not published yet. */
  isDraft: z.boolean(),
  /** First and last of the days 0 to 13 on which it is shown. */
  firstDay: z.number(),
  lastDay: z.number(),
  /** Keys of the entries with the same place, players and days. */
  overlaps: z.array(z.string()),
}
