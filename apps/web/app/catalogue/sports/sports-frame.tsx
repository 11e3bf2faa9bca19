import type { Sport } from '@ante/contract/catalogue/sport.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useNavigate } from '../../lib/pages/router.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { RecordsBoundary } from '../../ui/records/records-boundary.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { NoMatches } from './no-matches.tsx'
import { sportsMatches } from './queries.ts'
import { sportTexts } from './sport-texts.ts'

interface SportsFrameProps {
  /** Sport of the address; the sportsbook's first one by default. */
  sport: Sport | undefined
  addressFor(sport: Sport): string
  /** `requested`: the sport to request, undefined for the sportsbook's first one. */
  children(sport: Sport, requested: Sport | undefined): ReactNode
}

/** Tabs of the available sports, with one skeleton and error message for their content. */
export function SportsFrame(props: SportsFrameProps) {
  return (
    <SportsBoundary>
      <SportTabs {...props} />
    </SportsBoundary>
  )
}

/** A part of a sports page with its own skeleton and error message. */
export function SportsBoundary({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <RecordsBoundary
      isShared
      offline={t`Matches will load when you’re back online.`}
      failed={t`The sportsbook isn’t responding. Try again in a moment.`}
    >
      {children}
    </RecordsBoundary>
  )
}

function SportTabs({ sport, addressFor, children }: SportsFrameProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(sportsMatches())
  const active = sport !== undefined && data.sports.includes(sport) ? sport : data.sport
  if (active === null)
    return <NoMatches action={<ButtonLink variant="quiet" to="/m/home">{t`Go to lobby`}</ButtonLink>} />
  const tabs = data.sports.map((id) => ({ id, label: i18n._(sportTexts[id]) }))
  return (
    <Tabs<Sport>
      label={t`Sports`}
      tabs={tabs}
      active={active}
      onSelect={(next) => navigate(addressFor(next), { replace: true })}
      fill
    >
      {children(active, sport === undefined ? undefined : active)}
    </Tabs>
  )
}
