/** Texts common to all house games' pages. */
export const originalEnglish = {
  win: 'Win',
  returnToPlayer: 'Return',
  interrupted:
    'If the connection breaks, the round is finished without you and its win is paid. You see it when you come back.',
  play: 'Play {stake}',
  playing: 'Playing',
  soon: 'Next round in a moment',
  mayWin: 'You can win {amount}',
  howToPlay: 'How to play',
  returns: 'What comes back',
  returnExact: 'Of all stakes exactly 99 % come back as wins, whatever you choose. Nothing is rounded.',
  limits: 'Limits',
  stakesFromTo: 'Stakes from {least} to {most}.',
  largestWin: 'The largest win of a round is ×{times} the stake, so {amount} at the largest stake.',
  pace: 'A round takes at least {seconds} seconds. A tap on the picture shows the result at once.',
  interruptions: 'When something breaks',
  fairness: 'Fairness',
  algorithm:
    'HMAC-SHA-256 with the server seed as key over “client seed:number of round:block” gives words of 32 bits. A number below a limit is the next word modulo the limit; a word that would favour small numbers is passed over.',
  seedsGive: 'The seeds give {numbers}',
  roundWas: 'That is: {result}.',
  price: 'Pays',
  chance: 'Chance',
  toldResult: 'Result',
}
export type OriginalKey = keyof typeof originalEnglish
