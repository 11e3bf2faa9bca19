import type { RewardHub } from '@ante/contract/promotions/reward-hub.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useIsExcluded } from '../../responsible-gaming/public.ts'
import { languageAttributes } from '../../lib/i18n/language-attributes.ts'
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
    <p className={styles.empty}>
      <Icon name="gift" size={22} />
      <span className={styles.subject}>
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
  const checked = calendars.find(({ calendar }) => calendar.checkedToday)
  if (checked) {
    const { resetsAt } = checked.calendar
    return (
      <TimeLeft until={resetsAt} now={now} receivedAt={receivedAt} format={(left) => t`Next day starts in ${left}`} />
    )
  }
  if (rain?.state === 'COMING' && rain.from) {
    return (
      <>
        <span className={styles.part} {...languageAttributes(rain.lang)}>
          {rain.title}
        </span>
        <TimeLeft until={rain.from} now={now} receivedAt={receivedAt} format={(left) => t`Starts in ${left}`} />
      </>
    )
  }
  return t`Rewards from promotions appear here with the time left to claim them.`
}
