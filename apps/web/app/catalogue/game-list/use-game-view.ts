import { useEffect, useRef, useState, useTransition } from 'react'

import { replaceAddress } from '../../lib/pages/history-entry.ts'
import { leaveDialogs } from '../../lib/pages/history-steps.ts'
import { useSearch } from '../../lib/pages/router.tsx'
import { viewAddress, viewOf } from './game-view.ts'
import type { GameView } from './game-view.ts'
import { positionOf } from './list-position.ts'

/** Debounce time while typing. */
const TYPING_MS = 250

/**
 * The displayed view of the list. It is read from the address once and written back with each change; the page stays
 * mounted, so that typing is not interrupted.
 */
export function useGameView() {
  const search = useSearch()
  const [{ view, position }, setSeen] = useState(() => ({ view: viewOf(search), position: positionOf(search) }))
  // The search field is remounted when its text is changed by anything but typing.
  const [searchText, setLine] = useState({ typed: view.name, drawn: 0 })
  const [isPending, startTransition] = useTransition()
  const requestedView = useRef(view)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useAddress(view)
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (next: GameView) => {
    clearTimeout(timer.current)
    requestedView.current = next
    startTransition(() => setSeen({ view: next, position: 0 }))
  }
  const show = (next: GameView) => {
    setLine(({ drawn }) => ({ typed: next.name, drawn: drawn + 1 }))
    change(next)
  }
  const searchGames = (text: string) => {
    clearTimeout(timer.current)
    const name = text.trim()
    if (name !== requestedView.current.name) change({ ...requestedView.current, name })
  }
  const type = (typed: string) => {
    setLine(({ drawn }) => ({ typed, drawn }))
    clearTimeout(timer.current)
    if (typed === '') searchGames('')
    else timer.current = setTimeout(() => searchGames(typed), TYPING_MS)
  }
  return { view, position, searchText, isPending, show, onSearch: searchGames, type }
}

/** Keeps the history entry in sync with the displayed view. */
function useAddress(view: GameView): void {
  const input = useRef(view)
  useEffect(() => {
    if (input.current === view) return
    input.current = view
    // A sheet has a separate history entry, which is removed with it.
    void leaveDialogs().then(() => replaceAddress(viewAddress(view)))
  }, [view])
}
