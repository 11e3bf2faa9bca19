export const english = {
  minesOnBoard: 'Mines',
  fewerMines: 'Fewer mines',
  moreMines: 'More mines',
  nextField: 'Next tile',
  currentPayout: 'Current payout',
  openField: 'Open a tile',
  firstPays: 'The first safe tile pays {amount}',
  cashOut: 'Cash out {amount}',
  orOpenNext: 'or open the next tile',
  field: 'Tile {field}',
  gemAt: 'Tile {field}: safe',
  mineAt: 'Tile {field}: mine',
  mineHit: 'Mine on tile {field}',
  cashedOutAfter: 'Cashed out after {count} safe tiles',
  mineList: 'Mines on tiles {fields}',
  alreadyOpen: 'This tile is already open.',
  openFirst: 'Open a tile first: there is nothing to cash out yet.',
  roundInProgress: 'Your last round is still in progress. It is shown here.',
  howOpen:
    'Mines are hidden under some of the 25 tiles; you choose how many. Open tiles one by one: each safe tile raises the payout, and you can cash out after any of them. A mine ends the round, and the stake is lost.',
  howPrice:
    'The payout is 99% of the stake divided by the chance of getting this far. Payouts are rounded down to the cent.',
  howEnds:
    'The round is cashed out automatically at the last safe tile, or when the payout reaches 10,000 stakes or more.',
  returnMines:
    'The return to player is 99%, with any number of mines and wherever you stop, less rounding of payouts down to the cent.',
  afterLeaving:
    'If you leave, your round is saved and you can continue it later, on any device. After 24 hours it is cashed out automatically; if no tile was opened, the stake is returned.',
  drawExplained:
    'All mines are drawn when you bet: each from the tiles that are still free, counted from 1, left to right and top to bottom. They are shown with the seed when the round is over.',
  safeFields: 'Safe tiles opened',
}
export type MinesKey = keyof typeof english
