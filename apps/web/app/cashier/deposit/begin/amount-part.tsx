import { useLingui } from '@lingui/react/macro'

import { AmountField } from '../../../ui/amount/amount-field.tsx'
import { QuickAmounts } from '../../../ui/amount/quick-amounts.tsx'
import { useAmountText } from '../../../ui/amount/use-amount-text.ts'
import { Alert } from '../../../ui/alert.tsx'
import { quickLadder } from '../quick-ladder.ts'
import styles from './begin.module.css'
import type { DepositForm } from './use-deposit-form.ts'

/** Amount input: any amount within the limits, or one of the channel's fixed amounts. */
export function AmountPart({ form: { amount, channel } }: { form: DepositForm }) {
  const { t } = useLingui()
  const amountTexts = useAmountText(amount)
  const { fixedAmounts, min, max } = channel
  if (fixedAmounts.length > 0) {
    return (
      <section className={styles.part}>
        <h2 className={styles.title}>{t`Amount`}</h2>
        <QuickAmounts amount={amount} offered={fixedAmounts} />
        <p className={styles.soft}>{t`This payment method only accepts these amounts.`}</p>
        <Alert message={amountTexts} />
      </section>
    )
  }
  return (
    <section className={styles.part}>
      <AmountField label={t`Amount`} amount={amount} />
      <QuickAmounts amount={amount} offered={quickLadder(min, max)} />
    </section>
  )
}
