import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { PageSection } from '../../ui/page-section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MatchRows } from '../match-rows.tsx'
import { hotMatches } from '../queries.ts'
import styles from './book-matches.module.css'

/** The next matches of a vendor's sportsbook; nothing without any. */
export function BookMatches({ vendor }: { vendor: string }) {
  return (
    <PageSection skeleton={<Skeleton height={240} />}>
      <Matches vendor={vendor} />
    </PageSection>
  )
}

function Matches({ vendor }: { vendor: string }) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(hotMatches)
  const matches = data.filter((match) => match.vendor === vendor)
  if (matches.length === 0) return null
  return (
    <section className={styles.matches}>
      <SectionHead title={t`Upcoming matches`} />
      <div className={styles.list}>
        <MatchRows matches={matches} />
      </div>
    </section>
  )
}
