import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { formatExactMoney } from '../../../lib/i18n/format-money.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Stepper } from '../../kit/stepper.tsx'
import styles from '../order.module.css'
import { cancelSums, openFromTheEnd } from './to-cancel.ts'
import { useCancel } from './use-cancel.ts'

interface CancelProps {
  order: SubOrder
  phases: readonly SubOrder[]
  currency: string
}

/** Cancels an open bet, or the last draws of a chase. */
export function Cancel({ order, phases, currency }: CancelProps) {
  const { t } = useLingui()
  const open = openFromTheEnd(phases.length > 0 ? phases : [order])
  const [attempt, setWanted] = useState(1)
  const [isSure, setSure] = useState(false)
  const cancel = useCancel(() => setSure(false))
  // The selected bets may have been locked meanwhile.
  const count = Math.min(attempt, open.length)
  const chosen = open.slice(0, count)
  if (open.length === 0) return <Alert message={cancel.failure} />
  const cancelLabel = t`${plural(count, { one: 'Cancel the last draw', other: 'Cancel the last # draws' })}`
  return (
    <section className={styles.card} aria-label={t`Cancel`}>
      <Alert message={cancel.failure} />
      {isSure ? (
        <>
          <Terms chosen={chosen} currency={currency} />
          <div className={styles.pair}>
            <Button variant="quiet" onClick={() => setSure(false)}>{t`Keep it`}</Button>
            <Button busy={cancel.isBusy} onClick={() => cancel.start(chosen)}>{t`Cancel bets`}</Button>
          </div>
        </>
      ) : (
        <>
          {open.length > 1 && (
            <>
              <p className={styles.text}>{t`Chases are cancelled from the end. Cancel the later draws first.`}</p>
              <div className={styles.many}>
                <Stepper label={t`Draws to cancel`} value={attempt} maximum={open.length} onChange={setWanted} />
              </div>
            </>
          )}
          <Button variant="quiet" wide disabled={count === 0} onClick={() => setSure(true)}>
            {phases.length > 0 ? cancelLabel : t`Cancel bet`}
          </Button>
        </>
      )}
    </section>
  )
}

/** The refund and the fee. */
function Terms({ chosen, currency }: { chosen: readonly SubOrder[]; currency: string }) {
  const { t, i18n } = useLingui()
  const { refund, fee } = cancelSums(chosen)
  const refundText = formatExactMoney({ amount: refund, currency }, i18n.locale)
  const stored = formatExactMoney({ amount: fee, currency }, i18n.locale)
  return (
    <p className={styles.text}>
      {t`Cancel now? ${refundText} returns to your lottery wallet immediately.`}
      {Number(fee) > 0 && ` ${t`The fee is ${stored}.`}`}
    </p>
  )
}
