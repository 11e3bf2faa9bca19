import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { SubmitEvent } from 'react'

import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from '../../ui/search-pill.module.css'
import { NAME_LIMIT } from './game-view.ts'

interface GameSearchProps {
  category: GameCategory
  /** Initial text. Changes are ignored until the field is remounted, so that typed text is not overwritten. */
  typed: string
  onType(name: string): void
  onEnter(name: string): void
  /** Label, if the search covers more than game names. */
  label?: string
}

/** Search field for game names. Text that is typed before hydration is not lost. */
export function GameSearch({ category, typed, onType, onEnter, label }: GameSearchProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const catchUp = useEffectEvent(() => {
    if (input.current && input.current.value !== typed) onType(input.current.value)
  })
  // Reports text that was typed before hydration.
  useEffect(() => catchUp(), [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onEnter(input.current?.value ?? '')
    // Hides the keyboard, which covers the results.
    input.current?.blur()
  }
  const clear = () => {
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
    onType('')
  }
  return (
    <search>
      <form className={styles.search} action="/m/gameList" onSubmit={submit}>
        <Icon name="search" size={20} />
        <input type="hidden" name="gameType" value={category} />
        <input
          ref={input}
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
        {typed && <IconButton icon="close" size={18} label={t`Clear search`} onClick={clear} />}
      </form>
    </search>
  )
}
