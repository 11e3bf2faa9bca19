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
  linesRule: 'All 5 lines are played in every round. A line pays its best win; wins of different lines are added up.',
  jackpot: 'Jackpot',
  jackpotWon: 'The jackpot is yours!',
  jackpotRule:
    '{share} of each bet goes to the jackpot. Any round may win all of it, whatever the reels show; then it begins again.',
  jackpotChance: 'At a bet of {bet} the chance is 1 in {rounds}; twice the bet has twice the chance.',
  returnOfJackpot: 'Returned by the jackpot, besides',
} as const
