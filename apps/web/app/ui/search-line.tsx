import type { KeyboardEventHandler } from 'react'

import { Icon } from './icon.tsx'
import styles from './search-line.module.css'

interface SearchLineProps {
  label: string
  placeholder: string
  /** Initial text. */
  typed?: string
  /** Sticky while the list scrolls. */
  sticky?: boolean
  onSearch(typed: string): void
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>
}

/** Search field above a list. */
export function SearchLine({ label, placeholder, typed, sticky = false, onSearch, onKeyDown }: SearchLineProps) {
  return (
    <div className={styles.search} data-stays={sticky || undefined}>
      <Icon name="search" size={20} />
      <input
        className={styles.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        placeholder={placeholder}
        defaultValue={typed}
        aria-label={label}
        onInput={({ currentTarget }) => onSearch(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
