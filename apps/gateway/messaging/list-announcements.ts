import { createHash } from 'node:crypto'

import type { Announcement, listAnnouncements as endpoint } from '@ante/contract/messaging/announcements.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { languages } from '@ante/contract/merchant/language.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import { isExcluded } from '../responsible-gaming/public.ts'
import type { Ports } from '../kit/ports.ts'
import { htmlOf } from '../kit/rich-text/html-of.ts'
import { belongingOf, isInAudience } from './belonging.ts'
import type { Belonging } from './belonging.ts'
import { localizedText } from './localized-text-sql.ts'
import type { HelpQuery } from './list-help.ts'
import { typesFor } from './rules.ts'
import type { Reader } from './rules.ts'
import type { AnnouncementTable, Wording, Wordings } from './tables.ts'
import { unreadCount } from './unread-count.ts'

const LIMIT_A_TYPE = 50

export interface Audience extends HelpQuery {
  reader: Reader
  /** Whether the merchant publishes announcements for agents. */
  toAgents: boolean
}

type ShownColumns =
  | 'id'
  | 'type'
  | 'picture'
  | 'link'
  | 'execution'
  | 'promotion_type'
  | 'published_at'
  | 'frequency'
  | 'everywhere'
  | 'quiet'

/** An announcement in the language of a reader. */
export type ShownRow = Pick<Selectable<AnnouncementTable>, ShownColumns> & {
  /** Texts in all languages; selected for popups only. */
  texts: Wordings | null
  language: Language
  text: Wording
}

/** Returns the merchant's current announcements for this reader, by type, in the reader's language. */
export async function listAnnouncements(
  ports: Pick<Ports, 'db' | 'clock'>,
  { types, groupName }: ParsedInputOf<typeof endpoint>,
  audience: Audience,
): Promise<OutputOf<typeof endpoint>> {
  const allowed = typesFor(audience.reader, types).filter((type) => type !== 'A' || audience.toAgents)
  const visible = withoutOffers(allowed, await isReaderExcluded(ports, audience.reader))
  const belonging = await belongingOf(ports.db, audience.reader)
  const audienceFilter = { query: audience, group: groupName, belonging }
  const rows = visible.length > 0 ? await shownRows(ports, audienceFilter, visible) : []
  const ofType = (type: Announcement['type']) =>
    rows.filter((row) => row.type === type).map((row) => announcementOf(row, audience.language))
  return {
    banners: ofType('B'),
    player: ofType('PL'),
    popup: ofType('PU'),
    promotion: ofType('PR'),
    home: ofType('H'),
    agent: ofType('A'),
    footer: { unreadCount: visible.includes('A') ? await unreadCount(ports, { ...audience, belonging }) : 0 },
  }
}

/** Types of announcements that encourage play: banners, popups, promotions, and announcements on the home page. */
const OFFERS: readonly Announcement['type'][] = ['B', 'PU', 'PR', 'H']

const withoutOffers = (types: Announcement['type'][], areUnwanted: boolean) =>
  areUnwanted ? types.filter((type) => !OFFERS.includes(type)) : types

async function isReaderExcluded({ db, clock }: Pick<Ports, 'db' | 'clock'>, reader: Reader): Promise<boolean> {
  return reader !== null && isExcluded(db, BigInt(reader.memberId), clock.now())
}

interface Placement {
  query: HelpQuery
  group: string
  belonging: Belonging
}

/**
 * Returns the rows to show: one index scan with its own limit per type and audience, so that no type displaces another.
 */
async function shownRows(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { query, group, belonging }: Placement,
  types: string[],
) {
  const now = clock.now()
  const { rows } = await sql<ShownRow>`
    select id, shown.type, picture, link, execution, promotion_type, published_at, frequency, everywhere, quiet,
      localized.language, localized.wording as text, case shown.type when 'PU' then texts end as texts
    from unnest(${types}::text[]) as requested (type)
    cross join lateral (
      select meant.* from unnest(${belonging.kinds}::text[]) as reported (kind)
      cross join lateral (
        select * from announcement
        where merchant_code = ${query.merchantCode} and group_name = ${group} and type = requested.type
          and audience ->> 'to' = reported.kind and ${isInAudience(belonging, now)}
          and published_at <= ${now} and (ends_at is null or ends_at > ${now}) and stopped_at is null
        order by position, published_at desc, id desc
        limit ${LIMIT_A_TYPE}
      ) as meant
      order by position, published_at desc, id desc
      limit ${LIMIT_A_TYPE}
    ) as shown
    cross join ${localizedText(query)}`.execute(db)
  return rows
}

/** Returns a hash of the texts in all languages, so that a popup is not shown again after a change of the language. */
const versionOf = (texts: Wordings) => createHash('sha256').update(JSON.stringify(texts)).digest('base64url')

/** Fields of popups besides those of every announcement. */
const popupFields = ({ type, frequency, everywhere, quiet }: ShownRow): Partial<Announcement> =>
  type === 'PU' ? { ...(frequency !== null && { frequency }), everywhere, quiet } : {}

/** Returns an announcement as players get it. */
export function announcementOf(row: ShownRow, language: Language): Announcement {
  const { title, body, alt } = row.text
  return {
    id: String(row.id),
    type: row.type,
    title,
    content: htmlOf(body),
    body,
    ...(row.language !== language && { lang: languages[row.language].locale }),
    picture: row.picture,
    ...(alt !== undefined && { alt }),
    link: row.link,
    execution: row.execution,
    ...(row.promotion_type !== null && { promotionType: row.promotion_type }),
    ...popupFields(row),
    publishedAt: row.published_at.toISOString(),
    ...(row.texts && { version: versionOf(row.texts) }),
  }
}
