/** Additional texts of a machine with twenty lines and free spins. */
export const lineEnglish = {
  autoplayFeature: 'Stop when free spins begin',
  freeSpins_one: '{count} free spin',
  freeSpins_other: '{count} free spins',
  freeSpinsPayTwice: 'Every win pays double',
  freeSpinOf: 'Free spin {played} of {all}',
  moreFreeSpins_one: '{count} more free spin',
  moreFreeSpins_other: '{count} more free spins',
  freeSpinsDone: 'Your free spins paid',
  start: 'Start',
  wildRule: 'Stands for every symbol but the star. On reels 2, 3 and 4.',
  scatterRule: 'Pays anywhere. Three or more open the free spins.',
  freeSpinsRule:
    'Three or more stars give {awarded} free spins, in which every win pays ×{multiplier}. Three or more stars in free spins add {awarded} more, up to {limit} in one round.',
  linesRule:
    'All 20 lines are played in every round. A line pays its longest run of one symbol from the left reel on. Wins of different lines are added up.',
  freeSpinsEvery: 'Free spins, on average once in',
  toldFreeSpins: 'Free spins',
  toldFreeSpinsWon: 'Won in free spins',
} as const
