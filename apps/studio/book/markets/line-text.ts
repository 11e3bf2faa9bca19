import type { Market, Pick } from './market.ts'

const MINUS = '\u2212'

/** The line of a pick after its name, with a leading space: ` −0.75` for a handicap, ` 2.5` for a total. */
export function lineText({ kind, quarters }: Market, pick: Pick): string {
  if (kind === 'result' || kind === 'winner') return ''
  if (kind === 'total') return ` ${quarterText(quarters)}`
  return ` ${signedQuarters(pick === 'away' ? -quarters : quarters)}`
}

/** Formats quarters with as few decimals as possible: 3, 2.5, 2.25. */
export const quarterText = (quarters: number): string => String(Math.abs(quarters) / 4)

function signedQuarters(quarters: number): string {
  if (quarters === 0) return '0'
  return `${quarters < 0 ? MINUS : '+'}${quarterText(quarters)}`
}
