import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { PageSection } from '../../ui/page-section.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useFreshAfterPlay } from '../use-fresh-after-play.ts'
import styles from './hub.module.css'
import { ProgressTiles } from './progress-tiles.tsx'
import { rewardHub } from './queries.ts'
import { ReadyToClaim } from './ready-to-claim.tsx'

/** Delay in milliseconds after the end of a bet until missions and rebate include it. */
const COUNTED_MS = 1_500
/** Polling interval in milliseconds: red rain begins and calendars restart without a live event. */
const REFETCH_MS = 60_000

/** The member's rewards from all sources. A failure does not affect the promotions below. */
export function RewardHub() {
  const { t } = useLingui()
  return (
    <PageSection skeleton={<HubSkeleton />} failedText={t`Your rewards are safe. Try again in a moment.`}>
      <Hub />
    </PageSection>
  )
}

function Hub() {
  const { data: hub, dataUpdatedAt: receivedAt } = useSuspenseQuery({ ...rewardHub, refetchInterval: REFETCH_MS })
  useFreshAfterPlay(rewardHub, COUNTED_MS)
  return (
    <>
      <ReadyToClaim hub={hub} receivedAt={receivedAt} />
      <ProgressTiles hub={hub} />
    </>
  )
}

const LINES = 4
const LINE_PX = 60

function HubSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.waiting}>
      <Loading label={t`Loading rewards…`} />
      {Array.from({ length: LINES }, (_, index) => (
        <Skeleton key={index} height={LINE_PX} />
      ))}
      <Skeleton height={2 * LINE_PX} />
    </div>
  )
}
