import { useState } from 'react'

/** The selected rows, with the values at the time of their selection: an action applies to exactly these. */
export interface Selection<Row extends { id: string }> {
  rows: ReadonlyMap<string, Row>
  /** Selects a row, or deselects it. */
  toggle(row: Row): void
  /** Selects these rows only. */
  set(rows: readonly Row[]): void
}

/** A selection as a list sees it: the list passes its complete items, of which the selection may store only a part. */
export interface ListSelection<Item> {
  rows: ReadonlyMap<string, unknown>
  toggle(item: Item): void
  set(items: readonly Item[]): void
}

/** Returns the selection of a list. It is cleared when the key changes, for example with the filter. */
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
