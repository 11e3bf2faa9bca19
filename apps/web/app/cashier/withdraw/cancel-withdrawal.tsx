import { cancelWithdrawal } from '@ante/contract/cashier/withdrawal.ts'
import type { Withdrawal } from '@ante/contract/cashier/withdrawal.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { WITHDRAWAL_KEY } from '../../identity/public.ts'
import { call } from '../../lib/calls/call.ts'
import { formatMoney } from '../../lib/words/format.ts'
import { useTimeThere } from '../../merchant/public.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './confirm.module.css'
import { withdrawFailure } from './refusals.ts'

/** Takes a withdrawal back that nobody has approved yet, for who means it. */
export function CancelWithdrawal({ withdrawal: { transId, amount, currency } }: { withdrawal: Withdrawal }) {
  const { t, i18n } = useLingui()
  const tellTime = useTimeThere()
  const queries = useQueryClient()
  const [isSure, setSure] = useState(false)
  const cancel = useMutation({
    mutationFn: () => call(cancelWithdrawal, { transId }),
    // Refused, it has gone on meanwhile.
    onSettled: () => void queries.invalidateQueries({ queryKey: WITHDRAWAL_KEY }),
    networkMode: 'always',
  })
  const shown = formatMoney({ amount, currency }, i18n.locale)
  return (
    <div className={styles.act}>
      <Alert words={cancel.error ? i18n._(withdrawFailure(cancel.error, tellTime)) : null} />
      {isSure ? (
        <>
          <p className={styles.words}>{t`Take it back? ${shown} is in your wallet again at once.`}</p>
          <div className={styles.pair}>
            <Button look="quiet" onClick={() => setSure(false)}>{t`Keep it`}</Button>
            <Button
              busy={cancel.isPending || cancel.isSuccess}
              onClick={() => cancel.mutate()}
            >{t`Take it back`}</Button>
          </div>
        </>
      ) : (
        <Button look="quiet" wide onClick={() => setSure(true)}>{t`Cancel this withdrawal`}</Button>
      )}
    </div>
  )
}
