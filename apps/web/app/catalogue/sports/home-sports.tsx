import type { Sport } from '@ante/contract/catalogue/sport.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { launchAddress } from '../launch-address.ts'
import { useSportsbookAddress } from '../use-sportsbook-address.ts'
import { useInViewport } from '../../lib/browser/use-in-viewport.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './home-sports.module.css'
import { MatchCard } from './match-card.tsx'
import { NoMatches } from './no-matches.tsx'
import { REFRESH_MS, sportsMatches } from './queries.ts'
import { SportLinks } from './sport-links.tsx'
import { sportTexts } from './sport-texts.ts'

/** Usual heights of the skeletons: of the matches of a sport, and of all content below the heading. */
const LIST_PX = 578
const BLOCK_PX = 702

/** Today's matches by sport, with scores and prices. */
export function HomeSports() {
  const { t } = useLingui()
  return (
    <section>
      <SectionHead title={t`Sports`} />
      <MatchSection height={BLOCK_PX}>
        <SportTabs />
      </MatchSection>
    </section>
  )
}

function MatchSection({ height, children }: { height: number; children: ReactNode }) {
  const { t } = useLingui()
  return (
    <PageSection
      skeleton={<Skeleton height={height} />}
      failedTitle={t`Couldn’t load the matches`}
      failedText={t`The sportsbook isn’t responding. Try again in a moment.`}
    >
      {children}
    </PageSection>
  )
}

function SportTabs() {
  const { t, i18n } = useLingui()
  const { data } = useSuspenseQuery(sportsMatches())
  const [chosen, setChosen] = useState<Sport | null>(null)
  const active = chosen ?? data.sport
  if (active === null) return <NoMatches />
  const tabs = data.sports.map((id) => ({ id, label: i18n._(sportTexts[id]) }))
  return (
    <Tabs<Sport> label={t`Sports`} tabs={tabs} active={active} onSelect={setChosen} fill>
      <MatchSection key={active} height={LIST_PX}>
        <Matches sport={active === data.sport ? undefined : active} />
      </MatchSection>
      <SportLinks sport={active} />
    </Tabs>
  )
}

function Matches({ sport }: { sport: Sport | undefined }) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const isInViewport = useInViewport(place)
  const { data } = useSuspenseQuery({ ...sportsMatches(sport), refetchInterval: isInViewport && REFRESH_MS })
  const [first] = data.matches
  const bookOf = useSportsbookAddress()
  return (
    <div ref={place}>
      {first ? (
        <ul className={styles.matches}>
          {data.matches.map((match) => (
            <MatchCard key={match.roomId} match={match} />
          ))}
        </ul>
      ) : (
        <NoMatches />
      )}
      {first && bookOf(first) !== null && (
        <ButtonLink variant="quiet" wide to={launchAddress({ ...first, category: 'SPORTS' })}>
          {t`All matches`}
        </ButtonLink>
      )}
    </div>
  )
}
