export const english = {
  minesOnBoard: 'Mines',
  fewer: 'Fewer mines',
  more: 'More mines',
  nextField: 'Next field',
  worthNow: 'Worth now',
  openField: 'Open a field',
  firstPays: 'The first safe field makes it {amount}',
  cashOut: 'Cash out {amount}',
  orGoOn: 'or open the next field',
  field: 'Field {field}',
  gemAt: 'Field {field}: safe',
  mineAt: 'Field {field}: a mine',
  hit: 'A mine on field {field}',
  taken: 'Cashed out after {count} safe fields',
  mineList: 'Mines on fields {fields}',
  alreadyOpen: 'This field is open already.',
  openFirst: 'Open a field first: until then there is nothing to take.',
  roundRuns: 'Your last round is still running. It is shown here.',
  howOpen:
    'Mines lie under some of 25 fields; you say how many. Open fields one by one: each safe one is worth more, and you may cash out after any of them. A mine ends the round, and the stake is lost.',
  howPrice:
    'A round is worth 99 % of the stake divided by the chance to have come so far. When it is paid, parts of a cent are cut off.',
  howEnds:
    'The last safe field pays by itself, and so does the first field that makes a round worth 10,000 stakes or more.',
  returnMines:
    'Of all stakes 99 % come back, with any number of mines and wherever you stop, less the parts of a cent that are cut off when a round is paid.',
  left: 'A round that is left is kept as it is: on another day, on another phone you find it here. After 24 hours it is cashed out by itself; where no field was open the stake goes back.',
  howDraw:
    'All mines are drawn at the stake: each from the fields that are still free, counted from 1 on, from left to right and down. They are told with the seed when the round is over.',
  safeFields: 'Safe fields opened',
}
export type MinesKey = keyof typeof english
