import type {
  announcementCalendar,
  ListedAnnouncement,
  listAnnouncements,
} from '@ante/contract/console/announcements.ts'
import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import type { Language } from '@ante/contract/merchant/language.ts'

import type { Db } from '../../kit/db.ts'
import { pageOf } from '../../kit/page-of.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import {
  announcementsBetween,
  audienceText,
  editedAnnouncements,
  localizedFor,
  PUBLICATION,
} from '../../messaging/public.ts'
import type { EditedRow } from '../../messaging/public.ts'
import { changesInReview } from '../../staff/public.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { daysWithin, overlapsOf } from './calendar-days.ts'

const OBJECT = /^announcement:/
const CALENDAR_DAYS = 14
const CALENDAR_LIMIT = 200

/** Returns the keys of the drafts that await another person. */
async function keysInReview(db: Db, merchantCode: string): Promise<string[]> {
  const changes = await changesInReview(db, { merchantCode, action: PUBLICATION })
  return [...changes.keys()].map((object) => object.replace(OBJECT, ''))
}

/** Returns the languages of the merchant's site, the default first. */
export function siteLanguages({ merchants }: Pick<ScreenPorts, 'merchants'>, merchantCode: string): Language[] {
  const { languages, defaultLanguage } = merchants.languagesOf(merchantCode)
  return [defaultLanguage, ...languages.filter((language) => language !== defaultLanguage)]
}

/** Returns a page of announcements and drafts. */
export async function announcementsPage(
  ports: ScreenPorts,
  { state, type, after, size }: ParsedInputOf<typeof listAnnouncements>,
  context: StaffContext,
): Promise<OutputOf<typeof listAnnouncements>> {
  const merchantCode = merchantOf(context)
  const languages = siteLanguages(ports, merchantCode)
  const inReview = await keysInReview(ports.db, merchantCode)
  const filter = { merchantCode, now: ports.clock.now(), inReview, state, type, after }
  const rows = await editedAnnouncements(ports.db, { ...filter, limit: size + 1 })
  const { page, next } = pageOf(rows, size, ({ id }) => String(id))
  return { announcements: page.map((row) => listed(row, { languages, inReview })), next, languages: languages.length }
}

interface Listing {
  languages: readonly Language[]
  inReview: readonly string[]
}

/** Returns a row of the list: the published version, or the draft where there is none. */
function listed(row: EditedRow, listing: Listing): ListedAnnouncement {
  const { id, key, published, draft } = row
  const fields = published === null && draft ? draftFields(draft) : publishedFields(row)
  const state = draft && (listing.inReview.includes(key) ? 'review' : 'draft')
  const titles = (published === null ? row.draft_titles : row.titles) ?? {}
  const [first = 'EN'] = listing.languages
  return {
    id: String(id),
    key,
    ...fields,
    title: localizedFor(titles, first, first)?.text ?? '',
    missing: listing.languages.filter((language) => !titles[language]),
    draft: state,
    published,
  }
}

type Fields = Pick<ListedAnnouncement, 'type' | 'audience' | 'execution' | 'priority' | 'from' | 'until'>

const draftFields = (draft: NonNullable<EditedRow['draft']>): Fields => {
  const { type, audience, execution, priority, from, until } = draft
  return { type, audience, execution, priority, from, until }
}

const publishedFields = (row: EditedRow): Fields => ({
  type: row.type ?? 'PL',
  audience: row.audience ? audienceText(row.audience) : 'all',
  execution: row.execution,
  priority: row.position ?? 0,
  from: row.published_at?.toISOString() ?? null,
  until: row.ends_at?.toISOString() ?? null,
})

/** Returns the announcements of two weeks, with those that are shown at the same place to the same players. */
export async function calendarOf(
  ports: ScreenPorts,
  { from: first }: ParsedInputOf<typeof announcementCalendar>,
  context: StaffContext,
): Promise<OutputOf<typeof announcementCalendar>> {
  const merchantCode = merchantOf(context)
  const { zone } = ports.merchants.of(merchantCode)
  const now = ports.clock.now()
  const from = first ?? dayOf(zone, now)
  const languages = siteLanguages(ports, merchantCode)
  const inReview = await keysInReview(ports.db, merchantCode)
  // A day wider on both sides than any time zone; the exact days are computed below.
  const [begin, end] = [
    new Date(Date.parse(from) - DAY_MS),
    new Date(Date.parse(plusDays(from, CALENDAR_DAYS)) + DAY_MS),
  ]
  const query = { merchantCode, now, inReview, from: begin, until: end, limit: CALENDAR_LIMIT + 1 }
  const rows = await announcementsBetween(ports.db, query)
  const entries = rows.slice(0, CALENDAR_LIMIT).flatMap((row) => {
    const shown = listed(row, { languages, inReview })
    const isDraft = row.published === null
    const times = { from: shown.from ?? now.toISOString(), until: shown.until }
    const days = daysWithin(times, { zone, from, count: CALENDAR_DAYS })
    const group = (isDraft ? row.draft?.group : row.group_name) ?? 'm_home'
    return days ? [{ ...shown, ...days, group, isDraft }] : []
  })
  const overlaps = overlapsOf(entries)
  return {
    from,
    until: plusDays(from, CALENDAR_DAYS - 1),
    entries: entries.map((entry) => ({ ...entry, overlaps: overlaps.get(entry.key) ?? [] })),
    isCapped: rows.length > CALENDAR_LIMIT,
  }
}
