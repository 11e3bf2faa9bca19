import type { ContentProblem, PublishedState } from '@ante/contract/console/content-calls.ts'
import type { PermissionName } from '@ante/contract/kit/endpoint.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import type { AnnouncementType } from '@ante/contract/messaging/announcements.ts'
import type { RawBuilder } from 'kysely'
import type { ZodMiniType } from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import type { ContentKindName } from '../tables.ts'

/** Name of one content. */
export interface ContentName {
  merchantCode: string
  key: string
}

/** Fields that every kind of content has. */
export interface EditedContent {
  texts: Partial<Record<Language, unknown>>
  /** ISO 8601; null: from the publication on. */
  from: string | null
  until: string | null
}

/** The version that players get. */
export interface PublishedContent<Content> {
  content: Content
  publishedAt: Date
  endsAt: Date | null
  stoppedAt: Date | null
  /** The stored row: an approval is bound to it. */
  row: unknown
}

/** Notifies open pages of the site in the transaction that publishes. */
export interface PageNotifier {
  announcements(tx: Db, changed: { merchantCode: string; type: AnnouncementType }): Promise<void>
  /** Help articles and agreements. */
  texts(tx: Db, merchantCode: string): Promise<void>
}

export interface Publication extends ContentName {
  now: Date
  pages: PageNotifier
}

/**
 * One kind of content that is edited as a draft and published by two persons. `Content` is the form in which it is
 * stored in drafts and change requests, with the texts by language.
 */
export interface ContentKind<Content extends EditedContent, Fields> {
  /** Also the kind of the object in change requests and the audit log: `banner:weekend`. */
  name: ContentKindName
  /** Action of the publication. */
  publication: PermissionName
  permission: PermissionName
  /** Name in actions of the audit log: `messaging.banner`. */
  object: string
  content: ZodMiniType<Content>
  /** Table whose sequence gives the ids of drafts, so that drafts and published versions are listed in one order. */
  idsOf: string
  /** Returns the languages without a text. */
  missing(content: Content, languages: readonly Language[]): Language[]
  /** Returns the languages without a text that prevent the publication; by default all of `missing`. */
  lacksRequired?(content: Content, languages: readonly Language[]): Language[]
  /** Returns why a draft with all its texts cannot be published yet, or null. */
  lacks(content: Content): ContentProblem | null
  /** Returns the published version, or null. */
  published(db: Db, name: ContentName): Promise<PublishedContent<Content> | null>
  /** Returns the content that this one replaces, for kinds whose versions have names of their own; null without one. */
  replaced?(db: Db, name: ContentName, now: Date): Promise<{ key: string; content: Content } | null>
  /** Id of the published version, which the draft then has too; null without one. */
  idOf(db: Db, name: ContentName): Promise<bigint | null>
  /** Writes what players get. Throws a refusal of the publication. */
  publish(tx: Db, content: Content, publication: Publication): Promise<void>
  /** Hides what players get. Returns false if nothing is shown or scheduled. */
  stop(tx: Db, publication: Publication): Promise<boolean>
  /**
   * Returns a query of a merchant's published versions, with the columns `id`, `key`, `state`, `titles` by language,
   * `fields`, `published_at` and `ends_at`.
   */
  listing(merchantCode: string, now: Date): RawBuilder<unknown>
  /** Returns the fields of a draft in lists, as those of `listing`. */
  draftFields(draft: Omit<Content, 'texts'>): Fields
}

/** Object of a content in change requests and the audit log. */
export const objectOf = ({ name }: { name: string }, key: string): string => `${name}:${key}`

/** Returns the state of a published version at a time. */
export function stateOf(
  { publishedAt, endsAt, stoppedAt }: Pick<PublishedContent<unknown>, 'publishedAt' | 'endsAt' | 'stoppedAt'>,
  now: Date,
): PublishedState {
  if (endsAt !== null && endsAt <= now) return 'ended'
  if (stoppedAt !== null) return 'stopped'
  return publishedAt > now ? 'scheduled' : 'live'
}
