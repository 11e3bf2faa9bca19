import type { WaitingTickets as Told } from '@ante/contract/promotions/prize-wheel.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { useIsExcluded } from '../../responsible-gaming/public.ts'
import { Link } from '../../lib/pages/router.tsx'
import { Icon } from '../../ui/icon.tsx'
import { promotionAddress } from '../offer/promotion-address.ts'
import { TimeLeft } from '../offer/time-left.tsx'
import { prizeTickets } from '../wheel/queries.ts'
import styles from './waiting-tickets.module.css'

/** Links to the wheels for which the member has spins. A failure does not affect the rewards below. */
export function WaitingTickets() {
  const isExcluded = useIsExcluded()
  const { data, dataUpdatedAt } = useQuery(prizeTickets)
  // Spins are not advertised to self-excluded members.
  if (isExcluded) return null
  return data?.wheels.map((wheel) => (
    <Tickets key={wheel.promotionId} wheel={wheel} now={data.now} receivedAt={dataUpdatedAt} />
  ))
}

function Tickets({ wheel, now, receivedAt }: { wheel: Told; now: string; receivedAt: number }) {
  const { t } = useLingui()
  const { promotionId, title, tickets, expiresAt } = wheel
  return (
    <Link to={promotionAddress(promotionId)} className={styles.ticket}>
      <span className={styles.text}>
        <span className={styles.title}>
          <bdi>{title}</bdi>
        </span>
        <span className={styles.left}>
          {t`${plural(tickets, { one: 'You have # spin.', other: 'You have # spins.' })}`}{' '}
          <TimeLeft until={expiresAt} now={now} receivedAt={receivedAt} format={(left) => t`Spin within ${left}`} />
        </span>
      </span>
      <Icon name="chevron" size={20} turns />
    </Link>
  )
}
