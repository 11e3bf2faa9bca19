import { useMerchant } from '../../../merchant/public.ts'
import { waitsForPayment } from '../deposit-states.ts'
import { useDeposit } from '../use-deposit.ts'
import { useTop } from '../use-top.ts'
import { CancelDeposit } from './cancel-deposit.tsx'
import { DepositFacts } from './deposit-facts.tsx'
import { DepositHead } from './deposit-head.tsx'
import styles from './detail.module.css'
import { HowToPay } from './how-to-pay.tsx'
import { NextActions } from './next-actions.tsx'
import { ConfirmPaid } from './confirm-paid.tsx'
import { SimpleHead } from './simple-head.tsx'
import { DepositSteps } from './deposit-steps-list.tsx'

interface DepositDetailProps {
  transactionId: string
  /** Whether the merchant has the newer theme, with a picture and a countdown ring. */
  isRich: boolean
}

/** One deposit: its state, required actions, and next steps; updated live. */
export function DepositDetail({ transactionId, isRich }: DepositDetailProps) {
  const { deposit, receivedAt } = useDeposit(transactionId)
  const { zone } = useMerchant()
  useTop()
  const Head = isRich ? DepositHead : SimpleHead
  return (
    <div className={styles.page}>
      <Head deposit={deposit} receivedAt={receivedAt} />
      {deposit.toPay && waitsForPayment(deposit.state) && <HowToPay deposit={deposit} toPay={deposit.toPay} />}
      {deposit.toPay?.how === 'chain' && !waitsForPayment(deposit.state) && (
        <HowToPay deposit={deposit} toPay={deposit.toPay} />
      )}
      <ConfirmPaid deposit={deposit} />
      <DepositSteps deposit={deposit} zone={zone} />
      <DepositFacts deposit={deposit} zone={zone} />
      <NextActions deposit={deposit} />
      <CancelDeposit deposit={deposit} />
    </div>
  )
}
