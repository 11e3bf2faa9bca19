import { Plural, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'

import { Icon } from '../ui/icon.tsx'
import styles from './help-search.module.css'

/** Maximum length of the search text. */
const MAX_LENGTH = 80

interface HelpSearchProps {
  /** Whether a search is active. */
  isRequested: boolean
  resultCount: number
  onSearch(searchText: string): void
}

/** Filters the answers by words. */
export function HelpSearch({ isRequested, resultCount, onSearch }: HelpSearchProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const takeOver = useEffectEvent(() => {
    if (input.current?.value) onSearch(input.current.value)
  })
  // A quick user may have typed into the server-rendered page before hydration.
  useEffect(() => takeOver(), [])
  return (
    <search className={styles.search}>
      <Icon name="search" size={20} />
      <input
        ref={input}
        className={styles.input}
        type="search"
        aria-label={t`Search answers`}
        placeholder={t`Search answers`}
        maxLength={MAX_LENGTH}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <output className={styles.count}>
        {isRequested && <Plural value={resultCount} one="# answer" other="# answers" />}
      </output>
    </search>
  )
}
