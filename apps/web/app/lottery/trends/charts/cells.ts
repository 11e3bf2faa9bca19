/** Height of a row, the header included, in pixels. */
export const ROW_PX = 30

const NARROWEST_PX = 30
const LETTER_PX = 7.5
const AROUND_PX = 14
/** Width in pixels that the columns of a chart fill on a phone, if they are few. */
const SHARED_PX = 270

/** Returns the column width in pixels: wide enough for the longest label, and wider if there are few columns. */
export function cellOf(columns: readonly string[]): number {
  const longest = Math.max(...columns.map((label) => label.length))
  return Math.round(Math.max(NARROWEST_PX, longest * LETTER_PX + AROUND_PX, SHARED_PX / columns.length))
}
