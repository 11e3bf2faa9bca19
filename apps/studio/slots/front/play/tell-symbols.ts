import { part } from '../../../studio/front/controls/parts.ts'

/** The symbols in words, row by row, for who does not see the reels. */
export function tellSymbols<Name extends string>(
  columns: readonly (readonly Name[])[],
  nameOf: (symbol: Name) => string,
): void {
  const [first = []] = columns
  const rows = first.map((_, row) => columns.flatMap((column) => column.slice(row, row + 1).map(nameOf)).join(', '))
  part('reels').setAttribute('aria-label', rows.join('; '))
}
