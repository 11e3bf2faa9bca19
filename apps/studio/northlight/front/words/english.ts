/** Texts specific to Northlight Reels: about its lanterns, and its symbols. */
export const northlightEnglish = {
  hugeWin: 'Northern lights!',
  wildRule: 'Stands for every symbol but the lantern. On reels 2, 3 and 4.',
  freeSpinsRule:
    'Three or more lanterns give {awarded} free spins, in which every win pays ×{multiplier}. Three or more lanterns in free spins add {awarded} more, up to {limit} in one round.',
  aurora: 'Aurora',
  lantern: 'Lantern',
  reindeer: 'Reindeer',
  fox: 'Fox',
  owl: 'Owl',
  hare: 'Hare',
} as const
