/** Additional texts of a classic machine with a jackpot. */
export const classicEnglish = {
  autoplayFeature: 'Stop when the jackpot is won',
  seven: 'Seven',
  'three-bars': 'Triple bar',
  'two-bars': 'Double bar',
  'one-bar': 'Single bar',
  bell: 'Bell',
  cherry: 'Cherry',
  lemon: 'Lemon',
  plum: 'Plum',
  anyBars: 'Any three bars',
  twoCherries: 'Two cherries on the left reels',
  linesRule:
    'All 5 lines are active in every round. Each line pays its highest win; wins on different lines are added up.',
  jackpot: 'Jackpot',
  jackpotWon: 'You won the jackpot!',
  jackpotRule:
    '{share} of each bet goes to the jackpot. Any round can win all of it, whatever the reels show. The jackpot then starts again.',
  jackpotChance: 'At a bet of {bet}, the chance is 1 in {rounds}. Twice the bet has twice the chance.',
  returnOfJackpot: 'Additional return from the jackpot',
} as const
