import type { BankLine } from '@ante/contract/console/bank-lines.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { amountText } from '../lib/amounts.ts'
import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Facts, PanelPart } from '../ui/side-panel.tsx'
import { StepsTable } from '../ui/steps-table.tsx'
import { Time } from '../ui/time.tsx'
import { BankLineFacts } from './bank-line-item.tsx'
import type { Claim } from './deposit-queries.ts'
import { problemText, reasonText, stateText } from './deposit-texts.ts'
import styles from './deposits.module.css'
import { ReceiptView } from './receipt-view.tsx'

interface ClaimPartsProps {
  claim: Claim
  onCredit: ((line: BankLine) => void) | undefined
}

/** Details of a claim: the suggested bank lines, the receipt, the facts, and the history. */
export function ClaimParts({ claim, onCredit }: ClaimPartsProps) {
  const { t } = useLingui()
  const { zone } = useSite()
  const { deposit: one, payee, suggestions, duplicates, steps } = claim
  return (
    <>
      {one.problem !== null && <Notice tone="warn">{t(problemText[one.problem])}</Notice>}
      {duplicates.length > 0 && (
        <Notice tone="bad" isUrgent={false}>
          {t`This receipt was sent for another deposit too: ${duplicates
            .map(({ id, account }) => `${id} (${account})`)
            .join(', ')}.`}
        </Notice>
      )}
      {one.state !== 'SUCCESS' && (
        <PanelPart title={t`Suggested bank lines`}>
          {suggestions.length === 0 ? (
            <p>
              <Trans>No open bank line matches. Import the newest statement, or credit what you found elsewhere.</Trans>
            </p>
          ) : (
            <ul className={styles.lines}>
              {suggestions.map(({ line, because }) => (
                <li key={line.id} className={styles.line}>
                  <BankLineFacts line={line} />
                  <span className={styles.because}>
                    {because.map((reason) => (
                      <Badge key={reason} tone={reason === 'near' ? 'warn' : 'good'}>
                        {t(reasonText[reason])}
                      </Badge>
                    ))}
                  </span>
                  {onCredit && !one.isProposed && (
                    <Button size="small" onPress={() => onCredit(line)}>
                      <Trans>Credit by this line</Trans>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </PanelPart>
      )}
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
      <StepsTable steps={steps} />
    </>
  )
}
