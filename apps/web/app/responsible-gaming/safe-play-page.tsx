import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { CallRefused } from '../lib/calls/call-errors.ts'
import { settle } from '../lib/calls/query-client.ts'
import type { PageLoader } from '../lib/pages/page-module.ts'
import { sessionStore } from '../lib/session/session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ContentBoundary } from '../ui/content-boundary.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { EmptyState } from '../ui/states.tsx'
import { Limits } from './limits.tsx'
import { Position } from './position.tsx'
import { responsibleGamingState, netPosition } from './queries.ts'
import { RealityChoice } from './reality-choice.tsx'
import { ExclusionCard } from './exclusion-card.tsx'
import { ExclusionOptions } from './exclusion-options.tsx'
import styles from './safe-play.module.css'

/** Loads nothing on the server: it renders for visitors, who have no limits. */
export const loader: PageLoader = ({ queries }) =>
  settle(sessionStore.get() ? [queries.query(responsibleGamingState), queries.query(netPosition)] : [])

/** All responsible-gaming tools on one page. */
export default function SafePlayPage() {
  return (
    <ContentBoundary skeleton={<SafePlaySkeleton />} renderKnown={(error) => (isOff(error) ? <NotOffered /> : null)}>
      <SafePlay />
    </ContentBoundary>
  )
}

const isOff = (error: unknown): boolean => error instanceof CallRefused && error.code === 'function.not.available'

function SafePlay() {
  const { t } = useLingui()
  const { data: responsibleGaming } = useSuspenseQuery(responsibleGamingState)
  return (
    <div className={styles.page}>
      {responsibleGaming.exclusion ? (
        <ExclusionCard exclusion={responsibleGaming.exclusion} />
      ) : (
        <p className={styles.intro}>{t`Play for fun and stay in control. Set your limits here.`}</p>
      )}
      <Limits responsibleGaming={responsibleGaming} />
      <Position />
      <ButtonLink wide variant="quiet" to="/m/statements">{t`Statements`}</ButtonLink>
      <RealityChoice minutes={responsibleGaming.realityMinutes} />
      <ExclusionOptions responsibleGaming={responsibleGaming} />
      <ButtonLink wide variant="quiet" to="/m/service">{t`Contact customer service`}</ButtonLink>
    </div>
  )
}

/** Message for trial members, and for a merchant without limits. */
function NotOffered() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/wallet.svg"
      title={t`No limits needed`}
      action={<ButtonLink to="/m/home">{t`Go to games`}</ButtonLink>}
    >
      {t`Limits are for real-money accounts.`}
    </EmptyState>
  )
}

const PARTS = [56, 180, 220, 120]

function SafePlaySkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.waiting}>
      <Loading label={t`Loading limits…`} />
      {PARTS.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  )
}
