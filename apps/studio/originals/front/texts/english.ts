/** Texts common to all house games' pages. */
export const originalEnglish = {
  win: 'Win',
  returnToPlayer: 'RTP',
  interrupted:
    'If your connection drops, the round is completed and any win is paid. You see the result when you return.',
  play: 'Play {stake}',
  playing: 'Playing',
  nextRoundSoon: 'Next round in a moment',
  potentialWin: 'You can win {amount}',
  howToPlay: 'How to play',
  returns: 'Return to player',
  returnExact: 'The return to player is exactly 99%, whatever you choose. Nothing is rounded.',
  limits: 'Limits',
  stakesFromTo: 'Stakes from {min} to {max}.',
  largestWin: 'The maximum win per round is ×{times} the stake: {amount} at the maximum stake.',
  minimumDuration: 'A round takes at least {seconds} seconds. Tap the game to show the result at once.',
  interruptions: 'Interruptions',
  fairness: 'Fairness',
  algorithm:
    'HMAC-SHA-256 with the server seed as the key over “client seed:nonce:block” gives 32-bit words. A number below a limit is the next word modulo the limit; a word that would favour small numbers is skipped.',
  numbersFromSeeds: 'The seeds give {numbers}',
  roundResult: 'Result: {result}.',
  price: 'Pays',
  chance: 'Chance',
  detailResult: 'Result',
}
export type OriginalKey = keyof typeof originalEnglish
