import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { useFlag } from '../../../merchant/public.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { startAddress } from '../deposit-address.ts'
import { isOpen } from '../deposit-states.ts'
import { paymentChannels } from '../queries.ts'
import { startAgain } from '../start-again.ts'
import styles from './detail.module.css'

/** Next actions: play, retry with the same values, or contact support. */
export function NextActions({ deposit }: { deposit: Deposit }) {
  const { t } = useLingui()
  const { data: offered } = useQuery(paymentChannels)
  const hasRecord = useFlag('DEPRECM3')
  const { state } = deposit
  const record = hasRecord && <ButtonLink wide variant="quiet" to="/m/vouReport">{t`All deposits`}</ButtonLink>
  const support = <ButtonLink wide variant="quiet" to="/m/service">{t`Contact customer service`}</ButtonLink>
  if (state === 'SUCCESS') {
    return (
      <div className={styles.actions}>
        <ButtonLink wide to="/m/home">{t`Go to games`}</ButtonLink>
        <ButtonLink wide variant="quiet" to={startAddress({})}>{t`New deposit`}</ButtonLink>
        {record}
      </div>
    )
  }
  if (isOpen(state)) {
    return (
      <div className={styles.actions}>
        {support}
        {record}
      </div>
    )
  }
  return (
    <div className={styles.actions}>
      <ButtonLink wide to={startAddress(startAgain(deposit, offered))}>{t`Try again`}</ButtonLink>
      {support}
      {record}
    </div>
  )
}
