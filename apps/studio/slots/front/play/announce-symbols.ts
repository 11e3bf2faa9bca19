import { part } from '../../../kit/front/controls/parts.ts'

/** The symbols as text, row by row, for screen readers. */
export function announceSymbols<Name extends string>(
  columns: readonly (readonly Name[])[],
  nameOf: (symbol: Name) => string,
): void {
  const [first = []] = columns
  const rows = first.map((_, row) => columns.flatMap((column) => column.slice(row, row + 1).map(nameOf)).join(', '))
  part('reels').setAttribute('aria-label', rows.join('; '))
}
