import { useState } from 'react'

/** Rows that are selected, as they were when they were selected: an action is about exactly these. */
export interface Selection<Row extends { id: string }> {
  rows: ReadonlyMap<string, Row>
  /** Selects a row, or takes it out. */
  toggle(row: Row): void
  /** Selects these rows only. */
  set(rows: readonly Row[]): void
}

/** A selection as a list shows it: it may know less of a row than the list. */
export interface ListSelection<Item> {
  rows: ReadonlyMap<string, unknown>
  toggle(item: Item): void
  set(items: readonly Item[]): void
}

/** Returns the selection of a list; it is empty again when the key, for example the filter, changes. */
export function useSelection<Row extends { id: string }>(key: string): Selection<Row> {
  const [state, setState] = useState<{ key: string; rows: ReadonlyMap<string, Row> }>({ key, rows: new Map() })
  const rows = state.key === key ? state.rows : new Map<string, Row>()
  return {
    rows,
    toggle: (row) => {
      const next = new Map(rows)
      if (!next.delete(row.id)) next.set(row.id, row)
      setState({ key, rows: next })
    },
    set: (chosen) => setState({ key, rows: new Map(chosen.map((row) => [row.id, row])) }),
  }
}
