import type { ListedContent } from '@ante/contract/console/content-calls.ts'
import type { ContentKindName } from '@ante/contract/console/list-filters.ts'
import { plusDays } from '@ante/contract/kit/days.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { CalendarRange, ChevronLeft, ChevronRight, TriangleAlert } from 'lucide-react'
import { Fragment } from 'react'

import { dateLocale } from '../lib/locale.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { stateText } from '../ui/content-state-text.ts'
import { ListView } from '../ui/list-view.tsx'
import { Notice } from '../ui/notice.tsx'
import { Empty } from '../ui/states.tsx'
import styles from './content.module.css'
import { contentKey } from './content-queries.ts'

const route = getRouteApi('/in/m/$merchant/content')
const DAYS = 14

interface CalendarEntry extends ListedContent {
  isDraft: boolean
  firstDay: number
  lastDay: number
  overlaps: readonly string[]
}

interface Calendar<Entry> {
  from: string
  entries: readonly Entry[]
  isCapped: boolean
}

interface PlacesProps<Entry extends CalendarEntry> {
  kind: ContentKindName
  /** Headings, with the entries below each. */
  places: readonly { title: string; isHere(entry: Entry): boolean }[]
  /** Readers of an entry, after its state; null if there is nothing to say. */
  readersOf(entry: Entry): string | null
}

interface CalendarViewProps<Entry extends CalendarEntry> extends PlacesProps<Entry> {
  load(query: { merchant: string; from: string | undefined }, signal: AbortSignal): Promise<Calendar<Entry>>
}

/** Two weeks of content by place. Contents that the same players see at the same time are marked. */
export function CalendarView<Entry extends CalendarEntry>({ load, ...places }: CalendarViewProps<Entry>) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { from } = route.useSearch()
  const navigate = route.useNavigate()
  const { kind } = places
  const query = useQuery({
    queryKey: [...contentKey(merchant, kind), 'calendar', from],
    queryFn: ({ signal }) => load({ merchant, from }, signal),
  })
  const move = (day: string) => void navigate({ search: { kind, view: 'calendar', from: day } })
  return (
    <ListView query={query} zone={zone}>
      {(calendar) => (
        <div className={styles.calendar}>
          <nav aria-label={t`Weeks`} className={styles.languages}>
            <Button size="small" onPress={() => move(plusDays(calendar.from, -DAYS))}>
              <ChevronLeft size={14} aria-hidden />
              <Trans>Two weeks before</Trans>
            </Button>
            <Button size="small" onPress={() => move(plusDays(calendar.from, DAYS))}>
              <Trans>Two weeks after</Trans>
              <ChevronRight size={14} aria-hidden />
            </Button>
            <span className={styles.hint}>
              <Trans>Days by the clock of {zone}.</Trans>
            </span>
          </nav>
          {calendar.isCapped && <Notice tone="warn">{t`There are more than are shown here.`}</Notice>}
          {calendar.entries.length === 0 ? (
            <Empty icon={CalendarRange} title={t`Nothing is shown in these two weeks`} />
          ) : (
            <Days calendar={calendar} {...places} />
          )}
        </div>
      )}
    </ListView>
  )
}

function Days<Entry extends CalendarEntry>({
  calendar: { from, entries },
  kind,
  places,
  readersOf,
}: PlacesProps<Entry> & { calendar: Calendar<Entry> }) {
  const days = Array.from({ length: DAYS }, (_, index) => plusDays(from, index))
  const format = new Intl.DateTimeFormat(dateLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <div className={styles.days}>
      <div aria-hidden />
      {days.map((day) => (
        <div key={day} className={styles.day} aria-hidden>
          {format.format(new Date(`${day}T00:00:00Z`))}
        </div>
      ))}
      {places.map(({ title, isHere }) => {
        const shown = entries.filter(isHere)
        if (shown.length === 0) return null
        return (
          <Fragment key={title}>
            <h2 className={styles.place}>{title}</h2>
            {shown.map((entry) => (
              <CalendarRow
                key={entry.key}
                kind={kind}
                entry={entry}
                readers={readersOf(entry)}
                first={days[entry.firstDay]}
                last={days[entry.lastDay]}
              />
            ))}
          </Fragment>
        )
      })}
    </div>
  )
}

interface CalendarRowProps {
  kind: ContentKindName
  entry: CalendarEntry
  readers: string | null
  first: string | undefined
  last: string | undefined
}

function CalendarRow({ kind, entry, readers, first, last }: CalendarRowProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const state = entry.published ?? entry.draft ?? 'draft'
  const { length: count } = entry.overlaps
  const others = entry.overlaps.join(', ')
  return (
    <>
      <div className={styles.title} style={{ gridColumn: 1 }}>
        <Link to="/m/$merchant/content/$kind/$key" params={{ merchant, kind, key: entry.key }} preload={false}>
          {entry.title || entry.key}
        </Link>
      </div>
      <div
        className={styles.bar}
        style={{ gridColumn: `${entry.firstDay + 2} / ${entry.lastDay + 3}` }}
        data-overlaps={count > 0 || undefined}
        data-draft={entry.isDraft || undefined}
        title={count > 0 ? t`Shown together with ${others}` : t`From ${first} to ${last}`}
      >
        {count > 0 && <TriangleAlert size={13} aria-hidden />}
        <span>
          {t(stateText[state].text)}
          {readers !== null && ` · ${readers}`}
          {count > 0 && (
            <>
              {' · '}
              <Plural value={count} one="overlaps with one" other="overlaps with #" />
            </>
          )}
        </span>
      </div>
    </>
  )
}
