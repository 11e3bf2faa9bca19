import type { UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo } from 'react'

import { isInUse } from './is-in-use.ts'
import { useLiveRows } from './staff-live.ts'
import { useConstantCallback } from './use-constant-callback.ts'
import { useRefetchWhileUsed } from './use-refetch-while-used.ts'

/** Interval in milliseconds at which a queue is read again, for changes that are not pushed. */
const RELOAD_MS = 10_000
/** Delay in milliseconds after an event, so that several events cause one call. */
const DELAY_MS = 300

interface QueuePage<Row> {
  rows: readonly Row[]
  open: string | undefined
  /** Cursor of the next page; null if this page ends the list, so that new rows would follow here. */
  next: string | null | undefined
  /** With a filter, new rows are not counted: they may not match it. */
  filter: Readonly<Record<string, string | undefined>>
  /** Updates the values of the shown rows, without adding new ones. */
  updateShown(): Promise<unknown>
}

interface LiveQueue<Row> {
  /** The rows to show, which may lag behind for a moment. */
  rows: readonly Row[]
  /** The rows of this moment: those that others have decided are missing. */
  currentRows: readonly Row[]
  /** Number of new rows, which are not shown yet. */
  added: number
  /** The open row; undefined if it has left the tab. */
  openRow: Row | undefined
}

/**
 * Returns the rows of a queue while other staff work on it. Rows that they have decided leave the list at once, except
 * the open row. New rows are counted until the list is refetched on request; until then only the values of the shown rows
 * are updated. Claims and updates of rows, and the first rows of an empty list, refetch the list.
 */
export function useLiveQueue<Row extends { id: string }>(
  list: string,
  query: Pick<UseQueryResult, 'refetch' | 'dataUpdatedAt'>,
  { rows, open, next, filter, updateShown }: QueuePage<Row>,
): LiveQueue<Row> {
  const { refetch, dataUpdatedAt } = query
  const { added: reported, changed, updatedAt } = useLiveRows(list, dataUpdatedAt)
  // The event of a row can arrive after the list that contains it.
  const added = [...reported].filter((one) => !rows.some(({ id }) => id === one)).length
  const isEmpty = rows.length === 0
  const isWhole = next === null && Object.values(filter).every((value) => value === undefined)
  const waiting = isWhole && !isEmpty ? added : 0
  const read = useConstantCallback(() => (waiting > 0 ? updateShown() : refetch({ cancelRefetch: false })))
  useRefetchWhileUsed(read, RELOAD_MS)
  const firstRows = isEmpty ? added : 0
  useEffect(() => {
    if ((updatedAt === 0 && firstRows === 0) || !isInUse()) return undefined
    const timer = setTimeout(() => void read(), DELAY_MS)
    return () => clearTimeout(timer)
  }, [updatedAt, firstRows, read])
  // The array stays the same when another row is opened, so that the list does not render its rows again.
  const gone = rows
    .filter(({ id }) => id !== open && changed.has(id))
    .map(({ id }) => id)
    .join(' ')
  const remainingRows = useMemo(
    () => (gone === '' ? rows : rows.filter(({ id }) => !gone.split(' ').includes(id))),
    [rows, gone],
  )
  // Deferred: when the next row is opened, the decided one leaves the list, and the reader waits for the next one only.
  const shown = useDeferredValue(remainingRows)
  return {
    rows: shown,
    currentRows: remainingRows,
    added: waiting,
    openRow: open !== undefined && changed.has(open) ? undefined : rows.find(({ id }) => id === open),
  }
}
