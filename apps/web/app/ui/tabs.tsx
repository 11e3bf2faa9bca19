import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'

import { classes } from '../lib/browser/classes.ts'
import styles from './tabs.module.css'

export interface Tab<Id extends string> {
  id: Id
  label: string
  icon?: ReactNode
}

interface TabsProps<Id extends string> {
  label: string
  tabs: readonly Tab<Id>[]
  active: Id
  onSelect(id: Id): void
  /** Panel of the active tab. */
  children: ReactNode
  /** Keeps the row of tabs below the header while the panel scrolls. */
  sticky?: boolean
  /** A few short tabs share the width, as a switch above a form. */
  fill?: boolean
}

/** A row of tabs and the panel of the active one. Arrow keys move between the tabs. */
export function Tabs<Id extends string>({ label, tabs, active, onSelect, children, ...options }: TabsProps<Id>) {
  const { sticky, fill } = options
  const base = useId()
  const row = useRef<HTMLDivElement>(null)
  const activeIndex = tabs.findIndex(({ id }) => id === active)
  useRevealed(row, active, activeIndex)

  const onKeyDown = (event: KeyboardEvent) => {
    const index = neighbour(event, activeIndex, tabs.length)
    const next = tabs[index]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }

  return (
    <>
      <div className={classes(styles.bar, sticky && styles.sticky)}>
        <div ref={row} className={fill ? styles.switch : styles.row} role="tablist" aria-label={label}>
          {tabs.map(({ id, label: labelText, icon }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${base}-${id}`}
              className={styles.tab}
              aria-selected={id === active}
              aria-controls={`${base}-panel`}
              tabIndex={id === active ? 0 : -1}
              onClick={() => onSelect(id)}
              onKeyDown={onKeyDown}
            >
              {icon}
              <span className={styles.label}>{labelText}</span>
            </button>
          ))}
        </div>
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${active}`}
        tabIndex={-1}
        className={styles.panel}
      >
        {children}
      </div>
    </>
  )
}

/** Returns the index that an arrow key selects, or -1 for other keys. Arrows follow the writing direction. */
function neighbour({ key, currentTarget }: KeyboardEvent, index: number, count: number): number {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return -1
  return (index + (key === forward ? 1 : -1) + count) % count
}

/** Scrolls only the row until the active tab is completely visible, also on the initial page. */
function useRevealed(row: { current: HTMLElement | null }, active: string, index: number): void {
  const before = useRef(active)
  useEffect(() => {
    const isOther = before.current !== active
    before.current = active
    const node = row.current
    if (node && isOther) revealPanel(node)
    // The code is loaded when a row has to scroll for the first time. If it cannot be loaded, the row does not scroll.
    if (isOther || index > 0)
      void import('./reveal-in-row.ts').then(({ revealInRow }) => revealInRow(node, index, isOther), ignore)
  }, [row, active, index])
}

const ignore = () => undefined

/** If the start of the panel is scrolled out of view, scrolls to the start of the new panel. */
function revealPanel(row: HTMLElement): void {
  const bar = row.parentElement
  const panel = bar?.nextElementSibling
  if (!bar || !panel) return
  if (panel.getBoundingClientRect().top < bar.getBoundingClientRect().bottom - 1) panel.scrollIntoView()
}
