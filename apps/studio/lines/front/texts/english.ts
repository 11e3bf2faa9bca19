/** Additional texts of a machine with twenty lines and free spins. */
export const lineEnglish = {
  autoplayFeature: 'Stop when free spins begin',
  freeSpins_one: '{count} free spin',
  freeSpins_other: '{count} free spins',
  freeSpinsPayTwice: 'Every win pays double',
  freeSpinOf: 'Free spin {played} of {all}',
  moreFreeSpins_one: '{count} more free spin',
  moreFreeSpins_other: '{count} more free spins',
  freeSpinsDone: 'Free spins total',
  start: 'Start',
  wildRule: 'Substitutes for all symbols except the star. Appears on reels 2, 3 and 4.',
  scatterRule: 'Pays in any position. Three or more trigger free spins.',
  freeSpinsRule:
    'Three or more stars award {awarded} free spins, in which every win pays ×{multiplier}. Three or more stars in free spins add {awarded} more, up to {limit} per round.',
  linesRule:
    'All 20 lines are active in every round. Each line pays its longest run of one symbol, starting from the leftmost reel. Wins on different lines are added up.',
  freeSpinsEvery: 'Free spins, on average one in',
  detailFreeSpins: 'Free spins',
  detailFreeSpinsWon: 'Won in free spins',
} as const
