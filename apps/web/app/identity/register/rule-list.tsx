import { useLingui } from '@lingui/react/macro'

import { classes } from '../../lib/browser/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { explainPattern, satisfies } from './explain-pattern.ts'
import styles from './rule-list.module.css'
import { useDemandText } from './use-demand-texts.ts'

interface RuleListProps {
  pattern: string
  typed: string
  /** Whether the input was found invalid: unmet demands are emphasized. */
  isWrong: boolean
}

/** The merchant's demands on a name or a password, ticked off while typing. */
export function RuleList({ pattern, typed, isWrong }: RuleListProps) {
  const { t } = useLingui()
  const textOf = useDemandText()
  return (
    <ul className={styles.rules}>
      {(explainPattern(pattern) ?? []).map((demand) => {
        const isMet = satisfies(demand, typed)
        return (
          <li
            key={demand.kind}
            className={classes(styles.rule, isMet && styles.fulfilled, !isMet && isWrong && styles.missed)}
          >
            <span className={styles.mark}>{isMet && <Icon name="check" size={12} />}</span>
            {textOf(demand)}
            {isMet && <span className={styles.unseen}>{t`(done)`}</span>}
          </li>
        )
      })}
    </ul>
  )
}
