import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { ButtonLink } from '../../ui/button.tsx'
import { List } from '../../ui/list.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { listAddress } from '../offer/promotion-address.ts'
import { useUnseenRewards } from '../offer/use-unseen-rewards.ts'
import { useFreshAfterPlay } from '../use-fresh-after-play.ts'
import { CalendarEntry } from './calendar-entry.tsx'
import { MissionCard } from './mission-card.tsx'
import styles from './missions.module.css'
import { ownMissions } from './queries.ts'

/** Debounce in milliseconds, so that the stake and the payout of a round cause one refetch. */
const COUNTED_MS = 1_500

/** The member's missions, and a link to the sign-in calendar. */
export function Missions() {
  const { data, dataUpdatedAt: receivedAt } = useSuspenseQuery(ownMissions)
  useUnseenRewards()
  useFreshAfterPlay(ownMissions, COUNTED_MS)
  const { missions, currency, now } = data
  return (
    <>
      <CalendarEntry />
      <List items={missions} empty={<NoMissions />}>
        {(mission) => (
          <li key={`${mission.promotionId} ${mission.missionId}`} className={styles.item}>
            <MissionCard mission={mission} currency={currency} now={now} receivedAt={receivedAt} />
          </li>
        )}
      </List>
    </>
  )
}

function NoMissions() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/trophy.svg"
      title={t`No missions right now`}
      action={<ButtonLink to={listAddress(null)}>{t`See promotions`}</ButtonLink>}
    >
      {t`New missions and your progress appear here.`}
    </EmptyState>
  )
}
