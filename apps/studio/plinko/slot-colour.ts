/** From the middle, where little is paid, to the edge. */
const COLOURS = ['#ffd166', '#ffb44d', '#ff9447', '#ff7350', '#fa5068', '#e0388a', '#c026a8', '#9b2fd0', '#7a3cf0']

/** The colour of a slot by how far from the middle it lies, whatever the number of rows. */
export function slotColour(slot: number, rows: number): string {
  const out = Math.abs(slot - rows / 2) / (rows / 2)
  return COLOURS[Math.round(out * (COLOURS.length - 1))] ?? ''
}
