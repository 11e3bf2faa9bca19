import { ignoreBankLine } from '@ante/contract/console/bank-lines.ts'
import type { BankLine } from '@ante/contract/console/bank-lines.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { amountText } from '../lib/amounts.ts'
import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { Time } from '../ui/time.tsx'
import { announce } from '../ui/toasts.tsx'
import styles from './deposits.module.css'

/** A line of a bank statement, with a button that dismisses a line that is no deposit. */
export function BankLineItem({ line, canChange }: { line: BankLine; canChange: boolean }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const [isIgnoring, setIgnoring] = useState(false)
  const ignore = async (reason: string) => {
    await call(ignoreBankLine, { merchant, id: line.id, state: 'ignored', reason })
    announce(t`Ignored.`)
    await client.invalidateQueries({ queryKey: ['bank-lines', merchant] })
  }
  return (
    <li className={styles.line}>
      <BankLineFacts line={line} />
      {isIgnoring ? (
        <ConfirmForm
          confirmText={t`Ignore ${amountText(line.amount)} ${line.currency}: it's no deposit.`}
          action={t`Ignore`}
          onConfirm={ignore}
          onCancel={() => setIgnoring(false)}
        />
      ) : (
        canChange && (
          <div className={styles.ignore}>
            <Button kind="quiet" size="small" onPress={() => setIgnoring(true)}>
              <Trans>Ignore</Trans>
            </Button>
          </div>
        )
      )}
    </li>
  )
}

/** Amount, time, payer and reference of a bank line. */
export function BankLineFacts({ line }: { line: BankLine }) {
  const { t } = useLingui()
  const { zone } = useSite()
  return (
    <div className={styles.lineFacts}>
      <strong>
        {amountText(line.amount)} {line.currency}
      </strong>
      <Time at={line.bookedAt} zone={zone} />
      <span>{line.payer || t`No payer`}</span>
      <span>{line.reference || t`No reference`}</span>
    </div>
  )
}
