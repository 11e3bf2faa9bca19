import { useRef } from 'react'
import type { RefObject } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'

import { useShortcuts } from '../lib/shortcuts.ts'
import { PANEL_ID } from './side-panel.tsx'

interface RowKeys {
  open: string | undefined
  onOpen(id: string | undefined): void
  onSelect?: ((id: string) => void) | undefined
}

/** Moves through the rows of a grid by single letters, with the focus anywhere on the page except in a field. */
export function useRowKeys({ open, onOpen, onSelect }: RowKeys): RefObject<HTMLDivElement | null> {
  const grid = useRef<HTMLDivElement>(null)
  const keys = useShortcuts()
  const rows = () => [...(grid.current?.querySelectorAll<HTMLElement>('[role=row][data-key]') ?? [])]
  const current = () => {
    const focused = rows().findIndex((row) => row.contains(document.activeElement))
    return focused >= 0 ? focused : rows().findIndex((row) => row.dataset['key'] === open)
  }
  const move = (step: number) => {
    const row = rows()[Math.max(0, current() + step)]
    row?.focus()
    row?.scrollIntoView({ block: 'nearest' })
    // An open panel shows the newly focused row.
    if (row && open !== undefined) onOpen(row.dataset['key'])
  }
  const currentId = () => rows()[current()]?.dataset['key']
  useHotkeys(keys.next, () => move(1))
  useHotkeys(keys.previous, () => move(-1))
  useHotkeys(keys.copy, () => {
    const id = currentId()
    if (id !== undefined) void navigator.clipboard.writeText(id)
  })
  useHotkeys(
    keys.select,
    () => {
      const id = currentId()
      if (id !== undefined) onSelect?.(id)
    },
    { enabled: onSelect !== undefined },
  )
  useHotkeys(keys.panel, () => document.getElementById(PANEL_ID)?.focus(), { preventDefault: true })
  return grid
}
