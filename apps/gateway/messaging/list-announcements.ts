import { createHash } from 'node:crypto'

import type { Announcement, listAnnouncements as endpoint } from '@ante/contract/messaging/announcements.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { languages } from '@ante/contract/merchant/language.ts'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import { isExcluded } from '../responsible-gaming/public.ts'
import type { Ports } from '../kit/ports.ts'
import { htmlOf } from '../kit/rich-text/html-of.ts'
import { belongingOf, isMeant } from './belonging.ts'
import type { Belonging } from './belonging.ts'
import type { Asker } from './list-help.ts'
import { spokenTo, typesFor } from './rules.ts'
import type { Reader } from './rules.ts'
import type { AnnouncementTable, Wordings } from './tables.ts'
import { unreadCount } from './unread-count.ts'

const LIMIT_A_TYPE = 50

export interface Audience extends Asker {
  reader: Reader
  /** Whether the merchant publishes announcements for agents. */
  toAgents: boolean
}

type Row = Selectable<AnnouncementTable>

/** Returns the merchant's current announcements for this reader, by type, in the reader's language. */
export async function listAnnouncements(
  ports: Pick<Ports, 'db' | 'clock'>,
  { types, groupName }: ParsedInputOf<typeof endpoint>,
  audience: Audience,
): Promise<OutputOf<typeof endpoint>> {
  const allowed = typesFor(audience.reader, types).filter((type) => type !== 'A' || audience.toAgents)
  const reported = withoutOffers(allowed, await rests(ports, audience.reader))
  const belonging = await belongingOf(ports.db, audience.reader)
  const place = { merchant: audience.merchantCode, group: groupName, belonging }
  const rows = reported.length > 0 ? await shownRows(ports, place, reported) : []
  const ofType = (type: Announcement['type']) =>
    rows.filter((row) => row.type === type).map((row) => announcementOf(row, audience))
  return {
    banners: ofType('B'),
    player: ofType('PL'),
    popup: ofType('PU'),
    promotion: ofType('PR'),
    home: ofType('H'),
    agent: ofType('A'),
    footer: { unreadCount: reported.includes('A') ? await unreadCount(ports, { ...audience, belonging }) : 0 },
  }
}

/** Inducements to play: banners, popups, promotions, and announcements on home. */
const OFFERS: readonly Announcement['type'][] = ['B', 'PU', 'PR', 'H']

const withoutOffers = (types: Announcement['type'][], areUnwanted: boolean) =>
  areUnwanted ? types.filter((type) => !OFFERS.includes(type)) : types

async function rests({ db, clock }: Pick<Ports, 'db' | 'clock'>, reader: Reader): Promise<boolean> {
  return reader !== null && isExcluded(db, BigInt(reader.memberId), clock.now())
}

interface Placement {
  merchant: string
  group: string
  belonging: Belonging
}

/** One index scan per type and audience, each with its limit, so that no type displaces another. */
async function shownRows(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { merchant, group, belonging }: Placement,
  types: string[],
) {
  const now = clock.now()
  const { rows } = await sql<Row>`
    select shown.* from unnest(${types}::text[]) as asked (type)
    cross join lateral (
      select meant.* from unnest(${belonging.kinds}::text[]) as told (kind)
      cross join lateral (
        select * from announcement
        where merchant_code = ${merchant} and group_name = ${group} and type = asked.type
          and audience ->> 'to' = told.kind and ${isMeant(belonging, now)}
          and published_at <= ${now} and (ends_at is null or ends_at > ${now})
        order by position, published_at desc, id desc
        limit ${LIMIT_A_TYPE}
      ) as meant
      order by position, published_at desc, id desc
      limit ${LIMIT_A_TYPE}
    ) as shown`.execute(db)
  return rows
}

/** Hash of the texts in all languages: a reader who changes the language has still seen it. */
const versionOf = (texts: Wordings) => createHash('sha256').update(JSON.stringify(texts)).digest('base64url')

function announcementOf(row: Row, { language, merchantLanguage }: Audience): Announcement {
  const spoken = spokenTo(row.texts, language, merchantLanguage)
  const { title, body } = spoken?.text ?? { title: '', body: [] }
  return {
    id: String(row.id),
    type: row.type,
    title,
    content: htmlOf(body),
    body,
    ...(spoken && spoken.language !== language && { lang: languages[spoken.language].locale }),
    picture: row.picture,
    link: row.link,
    execution: row.execution,
    ...(row.promotion_type !== null && { promotionType: row.promotion_type }),
    publishedAt: row.published_at.toISOString(),
    ...(row.type === 'PU' && { version: versionOf(row.texts) }),
  }
}
