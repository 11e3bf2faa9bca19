import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { SubmitEvent } from 'react'

import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './game-search.module.css'
import { NAME_LIMIT } from './game-view.ts'

interface GameSearchProps {
  category: GameCategory
  /** What stands there; once somebody types, it is his until the line is drawn anew. */
  typed: string
  onType(name: string): void
  onEnter(name: string): void
  /** What is looked for, where that is more than games by their name. */
  label?: string
}

/** The line that games are looked for by name in. It works before the page has come to life, too. */
export function GameSearch({ category, typed, onType, onEnter, label }: GameSearchProps) {
  const { t } = useLingui()
  const line = useRef<HTMLInputElement>(null)
  const catchUp = useEffectEvent(() => {
    if (line.current && line.current.value !== typed) onType(line.current.value)
  })
  // What was typed before the page came to life counts.
  useEffect(() => catchUp(), [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onEnter(line.current?.value ?? '')
    // The keyboard has covered what was found.
    line.current?.blur()
  }
  const clear = () => {
    if (!line.current) return
    line.current.value = ''
    line.current.focus()
    onType('')
  }
  return (
    <search>
      <form className={styles.search} action="/m/gameList" onSubmit={submit}>
        <Icon name="search" size={20} />
        <input type="hidden" name="gameType" value={category} />
        <input
          ref={line}
          className={styles.input}
          type="search"
          name="gameName"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={NAME_LIMIT}
          defaultValue={typed}
          onChange={({ target }) => onType(target.value)}
          placeholder={label ?? t`Search games`}
          aria-label={label ?? t`Search games by name`}
        />
        {typed && <IconButton icon="close" size={18} label={t`Clear the search`} onClick={clear} />}
      </form>
    </search>
  )
}
