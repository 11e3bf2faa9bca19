import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { Id } from '../../ui/id.tsx'
import { Money } from '../../ui/money.tsx'
import { Link } from '../../lib/pages/router.tsx'
import { isolateText } from '../../lib/i18n/isolate-text.ts'
import { FittedFigures } from '../../ui/fitted-figures.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'
import { verifyAddress } from '../kit/addresses.ts'
import { Countdown } from '../kit/clock/countdown.tsx'
import { useIsPast } from '../kit/clock/use-seconds-left.ts'
import { provenDraw } from '../kit/queries.ts'
import { StateMark } from '../orders/line/state-mark.tsx'
import { stateOf } from '../orders/status-texts.ts'
import styles from './order-head.module.css'
import { outcomeOf } from './outcome.ts'
import { reasonTexts } from './reason-texts.ts'

const loadBalls = async () => (await import('../kit/balls/result-balls.tsx')).ResultBalls

interface OrderHeadProps {
  order: SubOrder
  currency: string
}

/** The draw of a bet, its result, and the outcome. */
export function OrderHead({ order, currency }: OrderHeadProps) {
  const { i18n } = useLingui()
  const { gameName, drawNumber, orderStatus, winningNumber } = order
  const state = stateOf(orderStatus)
  const reason = reasonTexts[orderStatus]
  return (
    <section className={styles.head} data-state={state} aria-label={isolateText(gameName)}>
      <div className={styles.top}>
        <span className={styles.heading}>
          <bdi className={styles.game}>{gameName}</bdi>
          <span className={styles.soft}>
            <Id>{drawNumber}</Id>
          </span>
        </span>
        <StateMark state={state} large />
      </div>
      {winningNumber === null ? <DrawCountdown order={order} /> : <DrawResult order={order} />}
      <Outcome order={order} currency={currency} />
      {reason && <p className={styles.note}>{i18n._(reason)}</p>}
      <CutOff order={order} currency={currency} />
    </section>
  )
}

/** The result, with a link to its proof. */
function DrawResult({ order: { gameCode, drawNumber, family, winningNumber } }: { order: SubOrder }) {
  const { t } = useLingui()
  const { data: proven } = useQuery(provenDraw({ gameCode, drawNumber }))
  return (
    <>
      <div className={styles.balls}>
        <Later
          quiet
          isRequested
          load={loadBalls}
          props={{ family, result: winningNumber, size: 'l' as const }}
          skeleton={'\u00a0'}
        />
      </div>
      {proven?.wasReversed && (
        <p className={styles.note}>
          {t`The first result of this draw was wrong and was voided. Your bet was settled again with this result.`}
        </p>
      )}
      <Link to={verifyAddress({ gameCode, drawNumber })} className={styles.proof}>
        {t`Verify this draw`}
        <Icon name="chevron" size={16} turns />
      </Link>
    </>
  )
}

/** Countdown to the draw; afterwards, a message that the result is awaited. */
function DrawCountdown({ order: { drawAt, completed } }: { order: SubOrder }) {
  const { t } = useLingui()
  const until = Date.parse(drawAt)
  const isDue = useIsPast(until)
  if (completed) return null
  return (
    <p className={styles.awaited}>
      {isDue ? (
        t`The result is coming soon.`
      ) : (
        <>
          <span className={styles.soft}>{t`Draw in`}</span>
          <Countdown until={until} />
        </>
      )}
    </p>
  )
}

/** The main amount. */
function Outcome({ order, currency }: OrderHeadProps) {
  const { t } = useLingui()
  const { label, amount } = outcomeOf(order)
  const texts = { stake: t`Stake`, won: t`Won`, back: t`Stake returned` }
  return (
    <p className={styles.outcome}>
      <span className={styles.soft}>{texts[label]}</span>
      <span className={styles.amount} data-label={label}>
        <FittedFigures amount={amount} currency={currency}>
          <Money exact amount={amount} currency={currency} />
        </FittedFigures>
      </span>
    </p>
  )
}

/** Notice that the payout was capped at the maximum per draw. */
function CutOff({ order: { cutOff }, currency }: OrderHeadProps) {
  if (Number(cutOff) === 0) return null
  return (
    <p className={styles.note}>
      <Trans>
        <Money exact amount={cutOff} currency={currency} /> of your winnings exceeds the maximum prize per player and
        draw.
      </Trans>
    </p>
  )
}
