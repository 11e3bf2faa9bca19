import type { OperationResult } from '@ante/contract/console/operations.ts'

import type { Row } from './field-values.ts'

/** A row of a result. Its id are the values that identify the record, which `c` copies. */
export interface ResultRow {
  id: string
  values: Row
}

type List = Extract<OperationResult, { kind: 'list' }>

/**
 * Returns the rows with ids of their identifying values, which stay the same when the list changes: those of the
 * subject's forms, or of the first column if the staff has no form. Rows with the values of an earlier row have their
 * number in addition.
 */
export function resultRows(
  { rows, columns }: Pick<List, 'rows' | 'columns'>,
  identifying: readonly string[],
): ResultRow[] {
  const first = columns.filter((name) => name !== 'merchant').slice(0, 1)
  const names = identifying.some((name) => name !== 'merchant' && columns.includes(name))
    ? identifying
    : [...identifying, ...first]
  const used = new Set<string>()
  return rows.map((values, index) => {
    const named = names.flatMap((column) => {
      const value = values[column]
      return (typeof value === 'string' && value !== '') || typeof value === 'number' ? [String(value)] : []
    })
    const name = named.join(' ')
    const id = name === '' || used.has(name) ? `${name} #${index}`.trim() : name
    used.add(id)
    return { id, values }
  })
}
