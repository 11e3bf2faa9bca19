import { listSnippets } from '@ante/contract/console/support-settings.ts'
import type { Snippet } from '@ante/contract/console/support-settings.ts'
import type { SupportCase } from '@ante/contract/console/support-parts.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'

import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { offeredSnippets, snippetQueryAt, withSnippet } from './snippet-rules.ts'
import { snippetsQuery } from './support-queries.ts'

interface SnippetInput {
  input: RefObject<HTMLTextAreaElement | null>
  text: string
  shown: Pick<SupportCase, 'player' | 'formerAccount' | 'language'>
  isOn: boolean
  onChange(text: string): void
}

/**
 * Offers snippets while a person types `/` and letters in a text field: the arrow keys choose one, `Enter` or `Tab`
 * inserts it at the cursor, `Escape` closes the menu.
 */
export function useSnippetInput({ input, text, shown, isOn, onChange }: SnippetInput) {
  const { code: merchant } = useSite()
  const id = useId()
  const mayRead = useMayCall(merchant)(listSnippets)
  const { data } = useQuery({ ...snippetsQuery(merchant), enabled: mayRead && isOn })
  const [cursor, setCursor] = useState(0)
  const [chosen, setChosen] = useState(0)
  /** Text at which the menu was closed. */
  const [closedAt, setClosedAt] = useState<string | null>(null)
  const query = isOn && closedAt !== text ? snippetQueryAt(text, Math.min(cursor, text.length)) : null
  const offered = query ? offeredSnippets(data?.snippets ?? [], query.typed, shown.language) : []
  const isOpen = offered.length > 0
  const at = Math.min(chosen, offered.length - 1)
  const insert = (snippet: Snippet) => {
    if (!query) return
    const inserted = withSnippet(text, query, { snippet, account: shown.player?.account ?? null })
    onChange(inserted.text)
    setCursor(inserted.cursor)
    setChosen(0)
    // The cursor of the field is set after the new text is in it.
    requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.setSelectionRange(inserted.cursor, inserted.cursor)
    })
  }
  /** Returns whether the menu has used the key. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!isOpen || event.nativeEvent.isComposing) return false
    const action = keyActions({ at, count: offered.length })[event.key]
    if (action === undefined) return false
    event.preventDefault()
    event.stopPropagation()
    const snippet = offered[at]
    if (action === 'insert') {
      if (snippet) insert(snippet)
    } else if (action === 'close') setClosedAt(text)
    else setChosen(action)
    return true
  }
  const followCursor = ({ selectionStart }: HTMLTextAreaElement) => setCursor(selectionStart)
  const optionId = (index: number) => `${id}-${index}`
  return {
    onKeyDown,
    followCursor,
    fieldProps: {
      onSelect: ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => followCursor(currentTarget),
      ...(isOn && { 'aria-autocomplete': 'list' as const }),
      ...(isOpen && { 'aria-controls': id, 'aria-activedescendant': optionId(at) }),
    },
    menu: { id, offered, at, optionId, onInsert: insert },
  }
}

const keyActions = ({ at, count }: { at: number; count: number }): Record<string, number | 'insert' | 'close'> => ({
  ArrowDown: (at + 1) % count,
  ArrowUp: (at + count - 1) % count,
  Enter: 'insert',
  Tab: 'insert',
  Escape: 'close',
})
