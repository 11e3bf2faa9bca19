import { useLingui } from '@lingui/react/macro'
import { useId, useMemo, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'

import { gameListAddress } from '../../catalogue/game-list-address.ts'
import { useNavigate } from '../../lib/pages/router.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useModalTurn } from '../../ui/modal-turns.ts'
import pill from '../../ui/search-pill.module.css'
import { entryFinder } from './find-entries.ts'
import styles from './home-search.module.css'
import { addRecentSearch, clearRecentSearches, recentSearches } from './search-memory.ts'
import { SearchResults } from './search-results.tsx'
import { useSearchEntries } from './use-search-entries.ts'

/** Maximum length of a search. */
const TEXT_LIMIT = 60

/** Search of games, providers, matches, promotions and pages, with results while the player types. */
export function HomeSearch() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [isUsed, setUsed] = useState(false)
  const [active, setActive] = useState(-1)
  const [recent, setRecent] = useState(recentSearches)
  // Keeps popups closed: they would take the focus from the field, which closes the results.
  useModalTurn(open)
  const { entries, isComplete } = useSearchEntries(isUsed)
  const find = useMemo(() => entryFinder(entries), [entries])
  const typed = text.trim()
  const results = useMemo(() => find(typed), [find, typed])
  const count = typed === '' ? recent.length : results.length
  const isShown = open && (typed !== '' || recent.length > 0)

  const type = (next: string) => {
    setText(next)
    setActive(-1)
    setOpen(true)
  }
  const use = () => {
    setUsed(true)
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  const remember = () => {
    if (typed !== '') setRecent(addRecentSearch(typed))
    close()
  }
  const enter = () => {
    const [chosenResult, recentSearch] = [results[active], recent[active]]
    if (typed === '' && recentSearch !== undefined) return type(recentSearch)
    if (typed === '') return
    remember()
    navigate(chosenResult?.to ?? gameListAddress({ name: typed }))
  }
  /** Moves the selection by a step. After the last option the field itself is selected, then the first option. */
  const move = (step: number) => {
    setOpen(true)
    setActive(((active + 1 + step + count + 1) % (count + 1)) - 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) move(step)
    else if (event.key === 'Enter') enter()
    else if (event.key === 'Escape' && isShown) close()
    else return
    event.preventDefault()
  }

  return (
    <search className={styles.search} onBlur={leave}>
      <div className={pill.search}>
        <Icon name="search" size={20} />
        <input
          ref={input}
          className={pill.input}
          type="search"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          aria-label={t`Search`}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={TEXT_LIMIT}
          placeholder={t`Search`}
          value={text}
          onFocus={use}
          onClick={use}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <IconButton
            icon="close"
            size={18}
            label={t`Clear search`}
            onClick={() => {
              type('')
              input.current?.focus()
            }}
          />
        )}
      </div>
      <SearchResults
        id={id}
        isShown={isShown}
        isComplete={isComplete}
        typed={typed}
        results={results}
        recent={recent}
        active={active}
        onOpen={remember}
        onAgain={(search) => {
          type(search)
          input.current?.focus()
        }}
        onForget={() => {
          clearRecentSearches()
          setRecent([])
          input.current?.focus()
        }}
      />
    </search>
  )
}
