/** As high as a row is, the head too. */
export const ROW_PX = 30

const NARROWEST_PX = 30
const LETTER_PX = 7.5
const AROUND_PX = 14
/** Few columns share the width of a phone. */
const SHARED_PX = 270

/** How wide a column is: as its longest word asks for, and few ones wider. */
export function cellOf(columns: readonly string[]): number {
  const longest = Math.max(...columns.map((words) => words.length))
  return Math.round(Math.max(NARROWEST_PX, longest * LETTER_PX + AROUND_PX, SHARED_PX / columns.length))
}
