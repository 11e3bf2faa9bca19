import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { classes } from '../../lib/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { explainPattern, meets } from './explain-pattern.ts'
import type { Demand } from './explain-pattern.ts'
import styles from './rule-list.module.css'

interface RuleListProps {
  pattern: string
  typed: string
  /** What is typed has been found wrong: what is not met stands out. */
  wrong: boolean
}

/** What the merchant asks of a name or a password, ticked off while it is typed. */
export function RuleList({ pattern, typed, wrong }: RuleListProps) {
  const { t } = useLingui()
  const wordsOf = useDemandWords()
  return (
    <ul className={styles.rules}>
      {(explainPattern(pattern) ?? []).map((demand) => {
        const met = meets(demand, typed)
        return (
          <li key={demand.kind} className={classes(styles.rule, met && styles.met, !met && wrong && styles.missed)}>
            <span className={styles.mark}>{met && <Icon name="check" size={12} />}</span>
            {wordsOf(demand)}
            {met && <span className={styles.unseen}>{t`(done)`}</span>}
          </li>
        )
      })}
    </ul>
  )
}

function useDemandWords(): (demand: Demand) => string {
  const { t } = useLingui()
  return (demand) => {
    if (demand.kind === 'starts-with-letter') return t`A letter first`
    if (demand.kind === 'only') return onlyWords(demand)
    const { least, most } = demand
    if (least === most) return t`${plural(most, { one: `${most} character`, other: `${most} characters` })}`
    return t`${least} to ${plural(most, { one: `${most} character`, other: `${most} characters` })}`
  }
  function onlyWords({ letters, digits }: { letters: boolean; digits: boolean }): string {
    if (letters && digits) return t`Letters A–Z and digits only`
    return letters ? t`Letters A–Z only` : t`Digits only`
  }
}
