export const english = {
  waitingForYou: 'Place a bet to start the next flight',
  startsIn: 'Starts in {seconds} s',
  flying: 'In the air',
  crashedAt: 'Crashed at ×{point}',
  nextFlight: 'Wait for the next flight',
  youAreIn: 'Bet placed',
  leavesAt: 'Auto cash out at ×{point}',
  byHand: 'Manual cash out',
  cashOut: 'Cash out {amount}',
  auto: 'Auto cash out at',
  autoLower: 'Lower auto cash out',
  autoHigher: 'Raise auto cash out',
  leftAt: 'Cashed out at ×{point}',
  lost: 'Crashed at ×{point} before you cashed out',
  tooSoon: 'You can cash out from ×1.01.',
  notYet: 'The flight has not started yet.',
  gone: 'Too late: the flight had already crashed.',
  stakeRuns: 'You already have a bet on this flight.',
  proofTitle: 'How results are fixed',
  proofIdea:
    'Each flight’s seed is the SHA-256 of the next flight’s seed, and the hash of the first was published before any bet. The marks of the first three stakes are mixed in, so the result can’t be known before then.',
  promisedHash: 'SHA-256 of this flight’s seed',
  salt: 'Chain salt',
  marks: 'Marks of the first stakes',
  checkMine: 'Check your last flight',
  howFly:
    'Bets are open for 6 seconds. Then the flight takes off, and ×1.00 grows by e^(0.00006 t), t in milliseconds, the same for all players. Cash out before the flight crashes, with a tap or automatically at a multiplier you set, and your stake is paid at the multiplier reached.',
  howCounted:
    'The time your tap reaches our server counts, by the server’s clock. You can cash out from ×1.01; at ×10,000 all players are paid.',
  howGone: 'The chance to reach a multiplier m is 0.99 divided by m. About one flight in fifty crashes before ×1.01.',
  returnCrash: 'The return to player is 99%, whenever you cash out. Nothing is rounded.',
  brokenLine: 'If your connection drops, your auto cash out still works; without one, your bet stays in until the end.',
  brokenServer:
    'If our server stops during a flight, players whose auto cash out was reached are paid; all other bets still in the flight are returned.',
  howDraw:
    'The first number below 4,294,967,296 and the second below 1,048,576 make one of 2^52 numbers n. The flight ends at 0.99 · 2^52 / (2^52 − n), rounded down to hundredths, but never below 1.00.',
  flight: 'Flight',
}
export type CrashKey = keyof typeof english
