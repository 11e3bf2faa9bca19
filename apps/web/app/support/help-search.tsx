import { Plural, useLingui } from '@lingui/react/macro'

import { Icon } from '../ui/icon.tsx'
import styles from './help-search.module.css'

/** Longer than any question that somebody types here. */
const LONGEST = 80

interface HelpSearchProps {
  wanted: string
  found: number
  onWant(wanted: string): void
}

/** Leaves the answers that hold the words. */
export function HelpSearch({ wanted, found, onWant }: HelpSearchProps) {
  const { t } = useLingui()
  return (
    <search className={styles.search}>
      <Icon name="search" size={20} />
      <input
        className={styles.input}
        type="search"
        aria-label={t`Search the answers`}
        placeholder={t`Search the answers`}
        maxLength={LONGEST}
        value={wanted}
        onChange={(event) => onWant(event.currentTarget.value)}
      />
      <output className={styles.count}>
        {wanted.trim() && <Plural value={found} one="# answer found" other="# answers found" />}
      </output>
    </search>
  )
}
