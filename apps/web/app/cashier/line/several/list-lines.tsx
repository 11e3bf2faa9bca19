import type { RefusedLine } from '@ante/contract/cashier/line-transfers.ts'
import { useLingui } from '@lingui/react/macro'

import { Money } from '../../../ui/money.tsx'
import styles from './several.module.css'
import { problemTexts } from './problem-texts.ts'

interface ListLinesProps {
  lines: readonly { to: string; amount: string }[]
  problems: readonly RefusedLine[]
  currency: string
}

/** Every line with its number, and its problem. */
export function ListLines({ lines, problems, currency }: ListLinesProps) {
  const { t, i18n } = useLingui()
  const numbered = lines.map((line, index) => ({ ...line, number: index + 1 }))
  return (
    <ol className={styles.lines} aria-label={t`Lines`}>
      {numbered.map(({ number, to, amount }) => {
        const refused = problems.find(({ line }) => line === number)
        return (
          <li key={number} className={styles.line}>
            <span className={styles.number}>{number}</span>
            <span className={styles.to}>
              <bdi>{to}</bdi>
              {refused && <span className={styles.problem}>{i18n._(problemTexts[refused.problem])}</span>}
            </span>
            <Money amount={amount} currency={currency} />
          </li>
        )
      })}
    </ol>
  )
}
