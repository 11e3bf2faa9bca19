import { dayOf } from '@ante/contract/kit/days.ts'
import type { RedRainNow } from '@ante/contract/promotions/red-rain.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useReducer } from 'react'

import { useIsExcluded } from '../../../responsible-gaming/public.ts'
import { deviceStorage } from '../../../lib/browser/storage.ts'
import { Link } from '../../../lib/pages/router.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TimeLeft } from '../../offer/time-left.tsx'
import { changesInMs, redRainNow } from '../queries.ts'
import { isAnnounced } from './is-announced.ts'
import styles from './rain-strip.module.css'

/** Storage key of the merchant's day on which the member has closed the announcement. */
const CLOSED_ON = 'RAIN_CLOSED_ON'
const FRESH_MS = 60_000

/** Strip above the bottom navigation: the start of an announced red rain, or a link to one that runs. */
export function RainStrip() {
  const { t } = useLingui()
  const isExcluded = useIsExcluded()
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const { data, dataUpdatedAt } = useQuery({
    ...redRainNow(null),
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => state.data !== undefined && changesInMs(state.data),
  })
  // Self-excluded members are not shown the rain.
  if (!data || isExcluded || !isAnnounced(data) || deviceStorage.get(CLOSED_ON) === today(data)) return null
  const close = () => {
    deviceStorage.set(CLOSED_ON, today(data))
    drawAgain()
  }
  return (
    <aside className={styles.layer} aria-label={t`Red rain`}>
      <div className={styles.strip}>
        <Link to="/m/redRain" className={styles.link}>
          <Icon name="gift" size={20} />
          <span className={styles.text}>
            <StripText {...data} receivedAt={dataUpdatedAt} />
          </span>
        </Link>
        <IconButton icon="close" size={16} label={t`No more today`} onClick={close} />
      </div>
    </aside>
  )
}

const today = ({ zone, now }: RedRainNow): string => dayOf(zone, now)

function StripText({ rain, now, receivedAt }: RedRainNow & { receivedAt: number }) {
  const { t } = useLingui()
  if (rain?.state === 'RUNNING' || !rain?.from) return t`Red rain now`
  return <TimeLeft until={rain.from} now={now} receivedAt={receivedAt} format={(left) => t`Red rain in ${left}`} />
}
