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
  /** The panel of the active tab. */
  children: ReactNode
  /** Keeps the row of tabs below the header while the panel scrolls. */
  sticky?: boolean
  /** A few short ones share the width, as a switch above a form. */
  fill?: boolean
}

/** A row of tabs and the panel of the active one. Arrow keys move between the tabs. */
export function Tabs<Id extends string>({ label, tabs, active, onSelect, children, ...look }: TabsProps<Id>) {
  const { sticky, fill } = look
  const base = useId()
  const row = useRef<HTMLDivElement>(null)
  const activePlace = tabs.findIndex(({ id }) => id === active)
  useRevealed(row, active, activePlace)

  const onKeyDown = (event: KeyboardEvent) => {
    const place = neighbour(event, activePlace, tabs.length)
    const next = tabs[place]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus()
  }

  return (
    <>
      <div className={classes(styles.bar, sticky && styles.sticky)}>
        <div ref={row} className={fill ? styles.switch : styles.row} role="tablist" aria-label={label}>
          {tabs.map(({ id, label: words, icon }) => (
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
              <span className={styles.label}>{words}</span>
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

/** The place an arrow key leads to, or -1 for other keys. Arrows follow the direction of writing. */
function neighbour({ key, currentTarget }: KeyboardEvent, place: number, count: number): number {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return -1
  return (place + (key === forward ? 1 : -1) + count) % count
}

/** Scrolls the row, and only the row, until the active tab is whole in sight, also where the page opens with it. */
function useRevealed(row: { current: HTMLElement | null }, active: string, place: number): void {
  const before = useRef(active)
  useEffect(() => {
    const isOther = before.current !== active
    before.current = active
    const node = row.current
    if (node && isOther) revealPanel(node)
    // Its code comes with the first row that has to be scrolled; without it a row stays where it is.
    if (isOther || place > 0)
      void import('./reveal-in-row.ts').then(({ revealInRow }) => revealInRow(node, place, isOther), ignore)
  }, [row, active, place])
}

const ignore = () => undefined

/** Somebody who has scrolled past the head of a panel begins the next one at its head. */
function revealPanel(row: HTMLElement): void {
  const bar = row.parentElement
  const panel = bar?.nextElementSibling
  if (!bar || !panel) return
  if (panel.getBoundingClientRect().top < bar.getBoundingClientRect().bottom - 1) panel.scrollIntoView()
}
