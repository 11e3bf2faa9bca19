import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { formatTimeOfDay } from '../../lib/i18n/format-time-of-day.ts'
import { Link } from '../../lib/pages/router.tsx'
import { formatCount } from '../../lib/i18n/format-count.ts'
import { todayIn } from '../../lib/i18n/format-date.ts'
import { useFlag, useMerchant } from '../../merchant/public.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { RollingFigures } from '../../ui/rolling-figures.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './agency-centre.module.css'
import { teamToday } from './queries.ts'

const COUNTS_PX = 92

/** Live numbers of the team's activity today. */
export function TeamToday() {
  const { t } = useLingui()
  const [hasCounts, hasOverview] = [useFlag('AGEINFO3'), useFlag('AGEPAG')]
  const title = t`Your team today`
  if (!hasCounts) return null
  return (
    <section className={styles.today} aria-label={title}>
      <h2 className={styles.heading}>
        {title}
        {hasOverview && (
          <Link to="/m/agent/team/overview" className={styles.more}>
            {t`Overview`}
            <Icon name="chevron" size={20} turns />
          </Link>
        )}
      </h2>
      <PageSection
        skeleton={<Skeleton height={COUNTS_PX} />}
        failedTitle={t`Couldn’t load your team’s figures`}
        failedText={t`Your data is safe. Try again in a moment.`}
      >
        <Counts />
      </PageSection>
    </section>
  )
}

function Counts() {
  const { t, i18n } = useLingui()
  const { locale } = i18n
  const { zone } = useMerchant()
  const { data } = useSuspenseQuery(teamToday(todayIn(zone)))
  const { footer, countedAt } = data
  const time = formatTimeOfDay(countedAt, { locale, zone, seconds: true })
  const counts: [string, number][] = [
    [t`Online`, footer.teamOnlineCount],
    [t`Logged in`, footer.teamLoginMemberCount],
    [t`Placed bets`, footer.teamBetMemberCount],
    [t`New`, footer.teamRegisterMemberCount],
  ]
  return (
    <>
      <dl className={styles.counts}>
        {counts.map(([label, count]) => (
          <div key={label} className={styles.count}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.figure}>
              <RollingFigures text={formatCount(count, locale)} accessibleText={formatCount(count, locale)} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.counted}>{t`Data up to ${time}`}</p>
    </>
  )
}
