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

/** Amounts have four decimals at most. */
const DECIMALS = 4

/** Returns the exact sum of decimal texts, with grouped digits: `1,700.00`. */
export function sumOf(amounts: readonly string[]): string {
  const units = amounts.reduce((sum, amount) => {
    const [whole = '0', fraction = ''] = amount.split('.')
    return sum + BigInt(whole + fraction.padEnd(DECIMALS, '0').slice(0, DECIMALS))
  }, 0n)
  const digits = String(units).padStart(DECIMALS + 1, '0')
  const whole = digits.slice(0, -DECIMALS).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${whole}.${digits.slice(-DECIMALS).replace(/0{1,2}$/, '')}`
}
