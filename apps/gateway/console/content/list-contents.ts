import type { ListedContent } from '@ante/contract/console/content-calls.ts'
import type { ContentState } from '@ante/contract/console/list-filters.ts'
import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import type { Language } from '@ante/contract/merchant/language.ts'

import { pageOf } from '../../kit/page-of.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { contentsBetween, editedContents, localizedFor } from '../../messaging/public.ts'
import type { EditedContent, EditedRow, PlacedFields } from '../../messaging/public.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { daysWithin, overlapsOf } from './calendar-days.ts'
import { reviewsOf, siteLanguages, siteOrigin } from './content-screen.ts'
import type { ContentScreen } from './content-screen.ts'

const CALENDAR_DAYS = 14
const CALENDAR_LIMIT = 200

type Screen<Content extends EditedContent, Fields, Listed> = Pick<
  ContentScreen<never, Content, Fields, Listed>,
  'kind' | 'listed'
>

interface Query {
  state?: ContentState | undefined
  type?: string | undefined
  after?: string | undefined
  size: number
}

/** Returns a page of contents and drafts. */
export async function contentsPage<Content extends EditedContent, Fields, Listed extends object>(
  screen: Screen<Content, Fields, Listed>,
  ports: ScreenPorts,
  { size, ...query }: Query,
  context: StaffContext,
) {
  const merchantCode = merchantOf(context)
  const listing = await listingOf(screen, ports, merchantCode)
  const { state, type, after } = query
  const filter = { merchantCode, now: ports.clock.now(), inReview: listing.inReview, state, type, after }
  const rows = await editedContents(ports.db, screen.kind, { ...filter, limit: size + 1 })
  const { page, next } = pageOf(rows, size, ({ id }) => String(id))
  return {
    contents: page.map((row) => ({ ...listedRow(row, listing), ...screen.listed(fieldsOf(screen, row)) })),
    next,
    languages: listing.languages.length,
    site: siteOrigin(ports, merchantCode),
  }
}

interface Listing {
  languages: readonly Language[]
  inReview: readonly string[]
}

async function listingOf(
  { kind }: { kind: Parameters<typeof reviewsOf>[1] },
  ports: ScreenPorts,
  merchantCode: string,
): Promise<Listing> {
  const languages = siteLanguages(ports, merchantCode)
  return { languages, inReview: [...(await reviewsOf(ports.db, kind, merchantCode)).keys()] }
}

/** Returns the fields of the published version, or of the draft where there is none. */
function fieldsOf<Content extends EditedContent, Fields>(
  { kind }: Pick<Screen<Content, Fields, unknown>, 'kind'>,
  { fields, draft }: EditedRow<Content, Fields>,
): Fields {
  if (fields !== null) return fields
  if (draft === null) throw new Error('A listed content has neither a published version nor a draft.')
  return kind.draftFields(draft)
}

/** Returns a row of the list: the published version, or the draft where there is none. */
function listedRow<Content extends EditedContent>(
  { id, key, published, draft, ...row }: EditedRow<Content, unknown>,
  { languages, inReview }: Listing,
): ListedContent {
  const isPublished = published !== null
  const titles = (isPublished ? row.titles : row.draft_titles) ?? {}
  const written = Object.fromEntries(Object.entries(titles).filter(([, title]) => title))
  const [first = 'EN'] = languages
  return {
    id: String(id),
    key,
    title: localizedFor<string>(written, first, first)?.text ?? '',
    ...(isPublished ? publishedPeriod(row) : draftPeriod(draft)),
    missing: languages.filter((language) => !titles[language]),
    draft: draft && (inReview.includes(key) ? 'review' : 'draft'),
    published,
  }
}

const publishedPeriod = ({
  published_at: from,
  ends_at: until,
}: Pick<EditedRow<never, unknown>, 'published_at' | 'ends_at'>) => ({
  from: from?.toISOString() ?? null,
  until: until?.toISOString() ?? null,
})

const draftPeriod = (draft: Pick<EditedContent, 'from' | 'until'> | null) => ({
  from: draft?.from ?? null,
  until: draft?.until ?? null,
})

/** Returns the announcements or banners of two weeks, with those that are shown at the same place to the same players. */
export async function calendarOf<Content extends EditedContent, Listed extends object>(
  screen: Screen<Content, PlacedFields, Listed>,
  ports: ScreenPorts,
  { from: first }: { from?: string | undefined },
  context: StaffContext,
) {
  const merchantCode = merchantOf(context)
  const { zone } = ports.merchants.of(merchantCode)
  const now = ports.clock.now()
  const from = first ?? dayOf(zone, now)
  const listing = await listingOf(screen, ports, merchantCode)
  // A day wider on both sides than any time zone; the exact days are computed below.
  const [begin, end] = [
    new Date(Date.parse(from) - DAY_MS),
    new Date(Date.parse(plusDays(from, CALENDAR_DAYS)) + DAY_MS),
  ]
  const query = { merchantCode, now, inReview: listing.inReview, from: begin, until: end, limit: CALENDAR_LIMIT + 1 }
  const rows = await contentsBetween(ports.db, screen.kind, query)
  const entries = rows.slice(0, CALENDAR_LIMIT).flatMap((row) => {
    const shown = listedRow(row, listing)
    const fields = fieldsOf(screen, row)
    const times = { from: shown.from ?? now.toISOString(), until: shown.until }
    const days = daysWithin(times, { zone, from, count: CALENDAR_DAYS })
    return days ? [{ shown, fields, days }] : []
  })
  const overlaps = overlapsOf(entries.map(({ shown, fields, days }) => ({ ...shown, ...fields, ...days })))
  return {
    from,
    until: plusDays(from, CALENDAR_DAYS - 1),
    entries: entries.map(({ shown, fields, days }) => ({
      ...shown,
      ...screen.listed(fields),
      ...days,
      group: fields.group,
      isDraft: shown.published === null,
      overlaps: overlaps.get(shown.key) ?? [],
    })),
    isCapped: rows.length > CALENDAR_LIMIT,
  }
}
