import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { useIsExcluded } from '../../responsible-gaming/public.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { ExclusionNote } from '../offer/exclusion-note.tsx'
import { changesInMs, redRainNow } from './queries.ts'
import { RainScreen } from './rain-screen.tsx'
import styles from './red-rain.module.css'

/** The current rain; refetched when it begins or ends. */
export function RedRainSlot({ promotionId }: { promotionId: string | null }) {
  const { t } = useLingui()
  const isExcluded = useIsExcluded()
  const { data, dataUpdatedAt } = useSuspenseQuery({
    ...redRainNow(promotionId),
    refetchInterval: ({ state }) => state.data !== undefined && changesInMs(state.data),
  })
  const { rain, currency, zone, now } = data
  // Self-excluded members are not shown the rain.
  if (isExcluded) {
    return (
      <div className={styles.page}>
        <ExclusionNote />
      </div>
    )
  }
  if (rain) return <RainScreen rain={rain} clock={{ now, receivedAt: dataUpdatedAt }} currency={currency} zone={zone} />
  return (
    <EmptyState
      picture="/pictures/states/red-envelope.svg"
      title={t`No red rain scheduled`}
      action={<ButtonLink wide to="/m/activity">{t`See other offers`}</ButtonLink>}
    >
      {t`New times appear here.`}
    </EmptyState>
  )
}
