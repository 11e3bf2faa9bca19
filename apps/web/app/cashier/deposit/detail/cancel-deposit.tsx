import { cancelDeposit } from '@ante/contract/cashier/deposit.ts'
import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useDepositCall } from '../use-deposit-call.ts'
import styles from './detail.module.css'

/** Cancels an unpaid deposit, after confirmation. */
export function CancelDeposit({ deposit: { transactionId, mayCancel } }: { deposit: Deposit }) {
  const { t } = useLingui()
  const [isConfirming, setIsConfirming] = useState(false)
  const cancel = useDepositCall(cancelDeposit)
  const close = () => setIsConfirming(false)
  if (!mayCancel && !isConfirming) return null
  const cancelNow = () => cancel.mutate({ transactionId }, { onSettled: close })
  return (
    <div className={styles.cancel}>
      <button type="button" className={styles.quietly} onClick={() => setIsConfirming(true)}>
        {t`Cancel deposit`}
      </button>
      <Dialog
        open={isConfirming}
        title={t`Cancel this deposit?`}
        onClose={close}
        actions={
          <>
            <Button variant="quiet" onClick={close}>{t`Keep it`}</Button>
            <Button busy={cancel.isPending} onClick={cancelNow}>{t`Cancel deposit`}</Button>
          </>
        }
      >
        {t`If you’ve already paid, keep it. Your payment will be credited automatically.`}
      </Dialog>
    </div>
  )
}
