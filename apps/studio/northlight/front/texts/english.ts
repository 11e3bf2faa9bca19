/** Texts specific to Northlight Reels: about its lanterns, and its symbols. */
export const northlightEnglish = {
  hugeWin: 'Northern lights!',
  wildRule: 'Substitutes for all symbols except the lantern. Appears on reels 2, 3 and 4.',
  freeSpinsRule:
    'Three or more lanterns award {awarded} free spins, in which every win pays ×{multiplier}. Three or more lanterns in free spins add {awarded} more, up to {limit} per round.',
  aurora: 'Aurora',
  lantern: 'Lantern',
  reindeer: 'Reindeer',
  fox: 'Fox',
  owl: 'Owl',
  hare: 'Hare',
} as const
