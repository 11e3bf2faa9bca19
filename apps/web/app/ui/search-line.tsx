import type { KeyboardEventHandler } from 'react'

import { Icon } from './icon.tsx'
import styles from './search-line.module.css'

interface SearchLineProps {
  label: string
  placeholder: string
  /** What stands there at first. */
  typed?: string
  /** It stays in sight while the list goes by under it. */
  stays?: boolean
  onLook(typed: string): void
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>
}

/** A line over a list in which one types what one looks for. */
export function SearchLine({ label, placeholder, typed, stays = false, onLook, onKeyDown }: SearchLineProps) {
  return (
    <div className={styles.search} data-stays={stays || undefined}>
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
        onInput={({ currentTarget }) => onLook(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
