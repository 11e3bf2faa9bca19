import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import { useLingui } from '@lingui/react/macro'

import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-paths.ts'
import { Countdown } from '../../parts/countdown.tsx'
import { useSecondsLeft } from '../../../lib/browser/use-seconds-left.ts'
import { isOpen } from '../deposit-states.ts'
import styles from './detail.module.css'
import { useStateSentence } from './use-state-sentence.ts'

interface DepositHeadProps {
  deposit: Deposit
  receivedAt: number
}

/** The state, announced to screen readers on change, and the remaining time as a ring. */
export function DepositHead({ deposit, receivedAt }: DepositHeadProps) {
  const { t } = useLingui()
  const { title, next } = useStateSentence(deposit)
  const secondsLeft = useSecondsLeft({ ...deposit, receivedAt })
  const { tone, icon } = appearanceOf(deposit)
  return (
    <section className={styles.head} data-tone={tone} aria-label={t`Status`}>
      <span className={styles.badge}>
        <Icon name={icon} size={28} />
      </span>
      <div className={styles.caption} aria-live="polite">
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.next}>{next}</p>
      </div>
      {secondsLeft !== null && (
        <Countdown label={t`Time left to pay`} secondsLeft={secondsLeft} wholeSeconds={wholeSeconds(deposit)} />
      )}
    </section>
  )
}

function appearanceOf({ state }: Deposit): { tone: string; icon: IconName } {
  if (state === 'SUCCESS') return { tone: 'good', icon: 'check' }
  if (isOpen(state)) return { tone: 'open', icon: state === 'WAITING_PAYMENT' ? 'deposit' : 'refresh' }
  return { tone: 'bad', icon: 'warning' }
}

const wholeSeconds = ({ expiresAt, depositDate }: Deposit) =>
  expiresAt === null ? 0 : (Date.parse(expiresAt) - Date.parse(depositDate)) / 1000
