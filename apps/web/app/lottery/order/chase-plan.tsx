import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'
import { useLingui } from '@lingui/react/macro'

import { Id } from '../../ui/id.tsx'
import { Money } from '../../ui/money.tsx'
import { Link } from '../../lib/pages/router.tsx'
import { orderAddress } from '../orders/line/order-address.ts'
import { StateMark } from '../orders/line/state-mark.tsx'
import { stateOf } from '../orders/status-texts.ts'
import styles from './chase-plan.module.css'
import card from './order.module.css'
import { outcomeOf } from './outcome.ts'

interface ChasePlanProps {
  order: SubOrder
  phases: readonly SubOrder[]
  currency: string
}

/** The draws of a chase in sequence, with the outcome of each. */
export function ChasePlan({ order, phases, currency }: ChasePlanProps) {
  const { t } = useLingui()
  const rules = [
    ...(order.winningStop ? [t`It stops after a winning draw.`] : []),
    ...(order.abandoning ? [t`A draw is skipped if its number just came up.`] : []),
  ]
  return (
    <section className={card.card} aria-label={t`Chase`}>
      <h2 className={card.title}>{t`Chase`}</h2>
      {rules.length > 0 && <p className={card.text}>{rules.join(' ')}</p>}
      <ol className={styles.phases}>
        {phases.map((phase) => (
          <Phase
            key={phase.orderDetailId}
            phase={phase}
            currency={currency}
            isThis={phase.orderDetailId === order.orderDetailId}
          />
        ))}
      </ol>
    </section>
  )
}

function Phase({ phase, currency, isThis }: { phase: SubOrder; currency: string; isThis: boolean }) {
  const { drawNumber, multiple, chasingPhase } = phase
  const state = stateOf(phase.orderStatus)
  return (
    <li>
      <Link
        to={orderAddress(phase)}
        replace
        className={styles.phase}
        data-state={state}
        aria-current={isThis ? 'true' : undefined}
      >
        <span className={styles.container}>{chasingPhase}</span>
        <span className={styles.draw}>
          <Id>{drawNumber}</Id>
          <span className={styles.times} dir="ltr">
            ×{multiple}
          </span>
        </span>
        <span className={styles.result}>
          <Money exact amount={outcomeOf(phase).amount} currency={currency} />
          <StateMark state={state} />
        </span>
      </Link>
    </li>
  )
}
