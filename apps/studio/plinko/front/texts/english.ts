export const english = {
  rows: 'Rows',
  risk: 'Risk',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  landed: 'Slot {slot} of {slots}: ×{price}',
  howFall:
    'The ball falls through rows of pegs. At each peg it goes left or right, both equally likely. The slot it lands in pays its multiplier times your stake, stake included.',
  howRisk: 'With more rows and higher risk, the outer slots pay more and the middle slots pay less.',
  drawExplained:
    'Each row is one number below 2: 0 is left, 1 is right. The slot is the number of times the ball went right.',
  board: '{rows} rows, {risk}',
  middleToEdge: 'Slots from the edge to the middle, with their chances',
}
export type PlinkoKey = keyof typeof english
