export const english = {
  waitingForYou: 'The next flight waits for a stake',
  startsIn: 'Starts in {seconds} s',
  flying: 'In the air',
  crashedAt: 'Gone at ×{point}',
  nextFlight: 'Wait for the next flight',
  youAreIn: 'You are in',
  leavesAt: 'Leaves by itself at ×{point}',
  byHand: 'You say when to leave',
  cashOut: 'Cash out {amount}',
  auto: 'Leave by itself at',
  autoLower: 'Leave earlier',
  autoHigher: 'Leave later',
  leftAt: 'You left at ×{point}',
  lost: 'You were still in at ×{point}',
  tooSoon: 'At ×1.01 you may leave.',
  notYet: 'The flight has not started yet.',
  gone: 'It was gone when your tap arrived.',
  stakeRuns: 'You are in this flight already.',
  proofTitle: 'How flights are fixed',
  proofIdea:
    'Each flight’s seed is the SHA-256 of the next one’s, and the hash of the first was published before any stake. The marks of the first three stakes are mixed in: until then the result could not be known.',
  promisedHash: 'SHA-256 of this flight’s seed',
  salt: 'Salt of the chain',
  marks: 'Marks of the first stakes',
  checkMine: 'Check your last flight',
  howFly:
    'Stakes are taken for 6 seconds; then the flight takes off, and ×1.00 grows by e^(0.00006 t), t in milliseconds, for all players alike. Leave before it is gone, by a tap or by itself at a point you set, and your stake is paid at what was reached.',
  howCounted:
    'What counts is when your tap reaches our server, by its clock. You may leave from ×1.01 on; at ×10,000 all players are paid.',
  howGone: 'The chance to reach a point m is 0.99 divided by m. So a flight in fifty is gone before ×1.01.',
  returnCrash: 'Of all stakes 99 % come back, wherever you leave. Nothing is rounded.',
  brokenLine:
    'If your connection breaks, a point that you set works all the same; without one the stake flies on to the end.',
  brokenServer:
    'If our server stops in the middle of a flight, players whose automatic cash-out point the flight reaches are paid; all others still in it get their stake back.',
  howDraw:
    'Number one below 4,294,967,296 and number two below 1,048,576 make one of 2^52 numbers n. The flight ends at 0.99 · 2^52 / (2^52 − n), cut to hundredths, but not below 1.00.',
  flight: 'Flight',
}
export type CrashKey = keyof typeof english
