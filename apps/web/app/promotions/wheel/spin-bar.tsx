import type { PrizeWheel, WheelSpin } from '@ante/contract/promotions/prize-wheel.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useConnection } from '../../lib/calls/connection.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ClaimButton } from '../detail/action/claim-button.tsx'
import detail from '../detail/detail.module.css'
import { promotionFailure } from '../offer/refusals.ts'
import { TimeLeft } from '../offer/time-left.tsx'
import type { useSpin } from './use-spin.ts'
import styles from './wheel.module.css'

interface SpinBarProps {
  wheel: PrizeWheel
  /** Time of the answer, by this device's clock. */
  receivedAt: number
  spinning: ReturnType<typeof useSpin>
}

/** The next action of the wheel: spin, claim the prize, or earn more spins. */
export function SpinBar({ wheel, receivedAt, spinning }: SpinBarProps) {
  const { t, i18n } = useLingui()
  const { online } = useConnection()
  const { error, isAnswerMissing, isRequesting } = spinning
  const failure = error && !isRequesting && !isAnswerMissing ? i18n._(promotionFailure(error)) : null
  const lost = t`We couldn’t get the result of your spin. It’s saved, and getting the result doesn’t use another spin.`
  return (
    <div className={detail.bar} data-keep-clear>
      {!online && <p className={detail.waits}>{t`You’re offline. Connect to the internet to continue.`}</p>}
      <Alert message={isAnswerMissing && !isRequesting ? lost : failure} />
      <Next wheel={wheel} receivedAt={receivedAt} spinning={spinning} />
    </div>
  )
}

function Next({ wheel, receivedAt, spinning }: SpinBarProps) {
  const { t } = useLingui()
  const { ticketCount } = wheel
  const { isAnswerMissing, isRequesting, isTurning, result, spin } = spinning
  const reward = claimable(result, wheel)
  const claimButton = reward && <ClaimButton key={reward.rewardId} reward={reward} />
  if (ticketCount === 0 && !isAnswerMissing) {
    return (
      <NoSpins wheel={wheel} receivedAt={receivedAt} isTurning={isTurning}>
        {claimButton}
      </NoSpins>
    )
  }
  // Side by side, so that the bar does not cover the odds.
  return (
    <div className={styles.choices}>
      {claimButton}
      {isAnswerMissing ? (
        <Button wide busy={isRequesting} onClick={spin}>{t`Get spin result`}</Button>
      ) : (
        <Button wide variant={reward ? 'quiet' : 'main'} busy={isRequesting || isTurning} onClick={spin}>
          {t`${plural(ticketCount, { one: 'Spin (# left)', other: 'Spin (# left)' })}`}
        </Button>
      )}
    </div>
  )
}

/** Returns the current state of the last spin's prize, which may have been claimed elsewhere. */
const claimable = (result: WheelSpin | null, { spins }: PrizeWheel) => {
  const reward = spins.find(({ spinId }) => spinId === result?.spinId)?.reward
  return reward?.status === 'U' ? reward : null
}

interface NoSpinsProps {
  wheel: PrizeWheel
  receivedAt: number
  isTurning: boolean
  /** Claims the prize of the last spin: the next action, if there is one. */
  children: ReactNode
}

function NoSpins({ wheel, receivedAt, isTurning, children }: NoSpinsProps) {
  const { t } = useLingui()
  const { isOver, nextFreeAt, deposit, now } = wheel
  if (isTurning) return <Button wide busy>{t`Spinning…`}</Button>
  if (isOver) return children ?? <ButtonLink wide variant="quiet" to="/m/activity">{t`All promotions`}</ButtonLink>
  return (
    <>
      {nextFreeAt && (
        <p className={styles.next}>
          <TimeLeft
            until={nextFreeAt}
            now={now}
            receivedAt={receivedAt}
            format={(left) => t`Next free spin in ${left}`}
          />
        </p>
      )}
      {children ?? <WaysOn hasDeposits={deposit !== null} />}
    </>
  )
}

/** Where to get more spins, or to play on. */
function WaysOn({ hasDeposits }: { hasDeposits: boolean }) {
  const { t } = useLingui()
  return hasDeposits ? (
    <ButtonLink wide variant="quiet" to="/m/voucherCenter">{t`Deposit`}</ButtonLink>
  ) : (
    <ButtonLink wide variant="quiet" to="/m/home">{t`Go to games`}</ButtonLink>
  )
}
