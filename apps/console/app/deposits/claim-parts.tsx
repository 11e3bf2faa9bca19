import type { BankLine } from '@ante/contract/console/bank-lines.ts'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'

import { amountText } from '../lib/amounts.ts'
import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import { Notice } from '../ui/notice.tsx'
import { Facts } from '../ui/side-panel.tsx'
import { StepsTable } from '../ui/steps-table.tsx'
import { Time } from '../ui/time.tsx'
import type { Claim } from './deposit-queries.ts'
import { problemText, stateText } from './deposit-texts.ts'
import { ReceiptView } from './receipt-view.tsx'
import { SuggestedLines } from './suggested-lines.tsx'

interface ClaimPartsProps {
  claim: Claim
  onCredit: ((line: BankLine) => void) | undefined
}

/** Details of a claim: the suggested bank lines, the receipt, the facts, and the history. */
export function ClaimParts({ claim, onCredit }: ClaimPartsProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { deposit: one, payee, suggestions, duplicates, steps } = claim
  return (
    <>
      {one.problem !== null && <Notice tone="warn">{t(problemText[one.problem])}</Notice>}
      {duplicates.length > 0 && (
        <Notice tone="bad" isUrgent={false}>
          {t`This receipt was sent for another deposit too:`}{' '}
          {duplicates.map(({ id, account }, at) => (
            <Fragment key={id}>
              {at > 0 && ', '}
              <Link to="/m/$merchant/deposits" params={{ merchant }} search={{ open: id }}>
                {id}
              </Link>{' '}
              (<bdi>{account}</bdi>)
            </Fragment>
          ))}
        </Notice>
      )}
      {one.state !== 'SUCCESS' && <SuggestedLines suggestions={suggestions} onCredit={onCredit} />}
      {one.hasReceipt && <ReceiptView id={one.id} />}
      <Facts
        facts={[
          [
            t`State`,
            <Badge key="state" tone={stateText[one.state].tone}>
              {t(stateText[one.state].text)}
            </Badge>,
          ],
          [t`Number`, <code key="number">{one.id}</code>],
          [t`Player's name`, payee ?? '–'],
          [t`Requested`, `${amountText(one.requested)} ${one.currency}`],
          [t`To pay`, `${amountText(one.toPay)} ${one.payCurrency}`],
          ...(one.paid === null ? [] : [[t`Paid`, `${amountText(one.paid)} ${one.payCurrency}`] as const]),
          ...(one.credited === null ? [] : [[t`Credited`, `${amountText(one.credited)} ${one.currency}`] as const]),
          [t`Channel`, one.channel],
          [t`Provider`, one.provider ?? t`By staff`],
          [t`Player's reference`, one.payerReference || '–'],
          [t`Created`, <Time key="created" at={one.createdAt} zone={zone} />],
          [t`Expires`, <Time key="expires" at={one.expiresAt} zone={zone} />],
        ]}
      />
      <StepsTable steps={steps} states={stateText} />
    </>
  )
}
