import type { BankLine } from '@ante/contract/console/bank-lines.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { PanelPart } from '../ui/side-panel.tsx'
import { BankLineFacts, LineReviewer } from './bank-line-item.tsx'
import { isFree, isLikely } from './decision.ts'
import type { Claim } from './deposit-queries.ts'
import { reasonText } from './deposit-texts.ts'
import styles from './deposits.module.css'

interface SuggestedLinesProps {
  suggestions: Claim['suggestions']
  /** Credits by a line; absent if it is not possible or not permitted. */
  onCredit: ((line: BankLine) => void) | undefined
}

/**
 * Open bank lines that may be the payment. Those that only name the same payer are folded: they may be the payment of
 * another deposit.
 */
export function SuggestedLines({ suggestions, onCredit }: SuggestedLinesProps) {
  const { t } = useLingui()
  const likely = suggestions.filter(isLikely)
  const others = suggestions.filter((one) => !isLikely(one))
  return (
    <PanelPart title={t`Suggested bank lines`}>
      {likely.length === 0 ? (
        <p>
          <Trans>No open bank line matches. Import the newest statement, or credit what you found elsewhere.</Trans>
        </p>
      ) : (
        <Lines suggestions={likely} onCredit={onCredit} />
      )}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            <Trans>Of the same payer, with another amount: {others.length}</Trans>
          </summary>
          <Lines suggestions={others} onCredit={onCredit} />
        </details>
      )}
    </PanelPart>
  )
}

function Lines({ suggestions, onCredit }: SuggestedLinesProps) {
  const { t } = useLingui()
  return (
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
          <LineReviewer line={line} />
          {onCredit && isFree(line) && (
            <Button size="small" onPress={() => onCredit(line)}>
              <Trans>Credit by this line</Trans>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
