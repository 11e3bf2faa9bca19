export const english = {
  waitingForBet: 'Place a bet to start the next flight',
  startsIn: 'Starts in {seconds} s',
  flying: 'In the air',
  crashedAt: 'Crashed at ×{point}',
  nextFlight: 'Wait for the next flight',
  betPlaced: 'Bet placed',
  autoCashOutAt: 'Auto cash out at ×{point}',
  manualCashOut: 'Manual cash out',
  cashOut: 'Cash out {amount}',
  autoCashOut: 'Auto cash out at',
  autoLower: 'Lower auto cash out',
  autoHigher: 'Raise auto cash out',
  cashedOutAt: 'Cashed out at ×{point}',
  lost: 'Crashed at ×{point} before you cashed out',
  tooSoon: 'You can cash out from ×1.01.',
  notYet: 'The flight has not started yet.',
  alreadyCrashed: 'Too late: the flight had already crashed.',
  alreadyBet: 'You already have a bet on this flight.',
  proofTitle: 'How results are fixed',
  proofIntro:
    'Each flight’s seed is the SHA-256 of the next flight’s seed, and the hash of the first was published before any bet. The marks of the first three stakes are mixed in, so the result can’t be known before then.',
  publishedHash: 'SHA-256 of this flight’s seed',
  salt: 'Chain salt',
  stakeMarks: 'Marks of the first stakes',
  verifyLastFlight: 'Check your last flight',
  howToPlayFlight:
    'Bets are open for 6 seconds. Then the flight takes off, and ×1.00 grows by e^(0.00006 t), t in milliseconds, the same for all players. Cash out before the flight crashes, with a tap or automatically at a multiplier you set, and your stake is paid at the multiplier reached.',
  howPayoutCounted:
    'The time your tap reaches our server counts, by the server’s clock. You can cash out from ×1.01; at ×10,000 all players are paid.',
  howOftenReached:
    'The chance to reach a multiplier m is 0.99 divided by m. About one flight in fifty crashes before ×1.01.',
  returnCrash: 'The return to player is 99%, whenever you cash out. Nothing is rounded.',
  ifConnectionDrops:
    'If your connection drops, your auto cash out still works; without one, your bet stays in until the end.',
  ifServerStops:
    'If our server stops during a flight, players whose auto cash out was reached are paid; all other bets still in the flight are returned.',
  drawExplained:
    'The first number below 4,294,967,296 and the second below 1,048,576 make one of 2^52 numbers n. The flight ends at 0.99 · 2^52 / (2^52 − n), rounded down to hundredths, but never below 1.00.',
  flight: 'Flight',
}
export type CrashKey = keyof typeof english
