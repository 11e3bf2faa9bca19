import type { EditedType } from '@ante/contract/console/list-filters.ts'
import type { announcementCalendar } from '@ante/contract/console/announcements.ts'
import { plusDays } from '@ante/contract/kit/days.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { CalendarRange, ChevronLeft, ChevronRight, TriangleAlert } from 'lucide-react'
import { Fragment } from 'react'

import { dateLocale } from '../lib/locale.ts'
import { useSite } from '../lib/site.ts'
import { executionText, stateText, typeText } from '../ui/announcement-texts.ts'
import { Button } from '../ui/button.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Notice } from '../ui/notice.tsx'
import { Empty } from '../ui/states.tsx'
import { calendarQuery } from './announcement-queries.ts'
import styles from './announcements.module.css'

const route = getRouteApi('/in/m/$merchant/announcements')
const DAYS = 14
const PLACES: readonly EditedType[] = ['PU', 'PL', 'H', 'PR', 'A']

type Calendar = OutputOf<typeof announcementCalendar>
type Entry = Calendar['entries'][number]

/** Two weeks of announcements by place. Those that the same players see at the same time are marked. */
export function CalendarView() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { from } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery(calendarQuery(merchant, from))
  const move = (day: string) => void navigate({ search: { view: 'calendar', from: day } })
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
          {calendar.isCapped && <Notice tone="warn">{t`There are more announcements than are shown here.`}</Notice>}
          {calendar.entries.length === 0 ? (
            <Empty icon={CalendarRange} title={t`Nothing is shown in these two weeks`} />
          ) : (
            <Days calendar={calendar} />
          )}
        </div>
      )}
    </ListView>
  )
}

function Days({ calendar: { from, entries } }: { calendar: Calendar }) {
  const { t } = useLingui()
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
      {PLACES.map((type) => {
        const shown = entries.filter((entry) => entry.type === type)
        if (shown.length === 0) return null
        return (
          <Fragment key={type}>
            <h2 className={styles.place}>{t(typeText[type])}</h2>
            {shown.map((entry) => (
              <CalendarRow key={entry.key} entry={entry} first={days[entry.firstDay]} last={days[entry.lastDay]} />
            ))}
          </Fragment>
        )
      })}
    </div>
  )
}

interface CalendarRowProps {
  entry: Entry
  first: string | undefined
  last: string | undefined
}

function CalendarRow({ entry, first, last }: CalendarRowProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const state = entry.published ?? entry.draft ?? 'draft'
  const { length: count } = entry.overlaps
  const others = entry.overlaps.join(', ')
  return (
    <>
      <div className={styles.title} style={{ gridColumn: 1 }}>
        <Link to="/m/$merchant/announcements/$key" params={{ merchant, key: entry.key }} preload={false}>
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
          {entry.execution && ` · ${t(executionText[entry.execution])}`}
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
