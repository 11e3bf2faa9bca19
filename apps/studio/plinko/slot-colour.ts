/** Colours of the slots from the middle, with low payouts, to the edge. */
const COLOURS = ['#ffd166', '#ffb44d', '#ff9447', '#ff7350', '#fa5068', '#e0388a', '#c026a8', '#9b2fd0', '#7a3cf0']

/** Returns the colour of a slot by its distance from the middle, independent of the number of rows. */
export function slotColour(slot: number, rows: number): string {
  const out = Math.abs(slot - rows / 2) / (rows / 2)
  return COLOURS[Math.round(out * (COLOURS.length - 1))] ?? ''
}
