import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import { useLingui } from '@lingui/react/macro'

import { Countdown } from '../../../ui/countdown.tsx'
import { useSecondsLeft } from '../../../lib/browser/use-seconds-left.ts'
import { isOpen } from '../deposit-states.ts'
import { stateTexts } from '../state-texts.ts'
import styles from './detail.module.css'
import { useStateSentence } from './use-state-sentence.ts'

/** The state as text only. */
export function SimpleHead({ deposit, receivedAt }: { deposit: Deposit; receivedAt: number }) {
  const { t, i18n } = useLingui()
  const { title, next } = useStateSentence(deposit)
  const secondsLeft = useSecondsLeft({ ...deposit, receivedAt })
  const tone = deposit.state === 'SUCCESS' || isOpen(deposit.state) ? undefined : 'bad'
  return (
    <section className={styles.simple} data-tone={tone} aria-label={t`Status`}>
      <p className={styles.state}>
        <span>{i18n._(stateTexts[deposit.state])}</span>
        {secondsLeft !== null && <Countdown seconds={secondsLeft} label={t`Time left to pay`} />}
      </p>
      <div aria-live="polite">
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.next}>{next}</p>
      </div>
    </section>
  )
}
