import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import { useLingui } from '@lingui/react/macro'

import { isolateText } from '../../../lib/i18n/isolate-text.ts'
import { StepList } from '../../parts/step-list.tsx'
import type { StepStatus } from '../../parts/step-list.tsx'
import { stepsOf } from '../deposit-steps.ts'
import { futureStateTexts, doneTexts, stateTexts } from '../state-texts.ts'
import styles from './detail.module.css'

const textsByStatus: Partial<Record<StepStatus, typeof futureStateTexts>> = { done: doneTexts, ahead: futureStateTexts }

/** All steps with their times. */
export function DepositSteps({ deposit, zone }: { deposit: Deposit; zone: string }) {
  const { t, i18n } = useLingui()
  const steps = stepsOf(deposit).map(({ id, state, status, at, reason }) => ({
    id,
    status,
    title: i18n._(textsByStatus[status]?.[state] ?? stateTexts[state]),
    at: at ?? undefined,
    note: isolateText(reason),
  }))
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>{t`Steps`}</h2>
      <StepList label={t`Deposit steps`} steps={steps} zone={zone} />
    </section>
  )
}
