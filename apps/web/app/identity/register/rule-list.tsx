import { useLingui } from '@lingui/react/macro'

import { classes } from '../../lib/browser/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { explainPattern, satisfies } from './explain-pattern.ts'
import styles from './rule-list.module.css'
import { usePatternRuleText } from './use-pattern-rule-text.ts'

interface RuleListProps {
  pattern: string
  typed: string
  /** Whether the input was found invalid: unmet rules are emphasized. */
  isWrong: boolean
}

/** The merchant's rules on a name or a password, ticked off while typing. */
export function RuleList({ pattern, typed, isWrong }: RuleListProps) {
  const { t } = useLingui()
  const textOf = usePatternRuleText()
  return (
    <ul className={styles.rules}>
      {(explainPattern(pattern) ?? []).map((rule) => {
        const isMet = satisfies(rule, typed)
        return (
          <li
            key={rule.kind}
            className={classes(styles.rule, isMet && styles.fulfilled, !isMet && isWrong && styles.missed)}
          >
            <span className={styles.mark}>{isMet && <Icon name="check" size={12} />}</span>
            {textOf(rule)}
            {isMet && <span className={styles.unseen}>{t`(done)`}</span>}
          </li>
        )
      })}
    </ul>
  )
}
