import type { RewardHub } from '@ante/contract/promotions/reward-hub.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useIsExcluded } from '../../responsible-gaming/public.ts'
import { useMerchantTime } from '../../merchant/use-merchant-time.ts'
import { Icon } from '../../ui/icon.tsx'
import { ExclusionNote } from '../offer/exclusion-note.tsx'
import { TimeLeft } from '../offer/time-left.tsx'
import styles from './hub.module.css'

interface NothingToClaimProps {
  hub: RewardHub
  /** Time of the answer, by this device's clock. */
  receivedAt: number
}

/** The empty state, with what can be claimed next. */
export function NothingToClaim({ hub, receivedAt }: NothingToClaimProps) {
  const { t } = useLingui()
  if (useIsExcluded()) return <ExclusionNote />
  return (
    <p className={styles.nothing}>
      <Icon name="gift" size={22} />
      <span className={styles.what}>
        <b className={styles.name}>{t`Nothing to claim right now`}</b>
        <span className={styles.soft}>
          <Next hub={hub} receivedAt={receivedAt} />
        </span>
      </span>
    </p>
  )
}

/** The next check-in, the next red rain, or what earns rewards. */
function Next({ hub: { calendars, rain, now }, receivedAt }: NothingToClaimProps): ReactNode {
  const { t } = useLingui()
  const time = useMerchantTime()
  const checked = calendars.find(({ calendar }) => calendar.checkedToday)
  if (checked) {
    const { resetsAt } = checked.calendar
    return (
      <TimeLeft until={resetsAt} now={now} receivedAt={receivedAt} format={(left) => t`Next check-in in ${left}`} />
    )
  }
  if (rain?.state === 'COMING' && rain.from) {
    const at = time(rain.from)
    return t`Next red rain: ${at}`
  }
  return t`Rewards from promotions, missions and rebates appear here.`
}
