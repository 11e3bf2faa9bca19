/** Texts common to all games with the panel of a slot machine, besides the frame’s texts. */
export const studioEnglish = {
  bet: 'Bet',
  lowerBet: 'Lower the bet',
  raiseBet: 'Raise the bet',
  win: 'Win',
  demoInPlaceOf: 'Demo game in place of {title}.',
  bigWin: 'Big win',
  greatWin: 'Great win',
  hugeWin: 'Huge win',
  betInstead: 'Bet {amount} instead',
  resumed: 'This is your last round, which you hadn’t seen to the end.',
  figures: 'Game information',
  returnToPlayer: 'Return to player (RTP)',
  hitRate: 'Hit rate',
  volatility: 'Volatility',
  'volatility-low': 'Low (standard deviation {deviation}× bet)',
  'volatility-medium': 'Medium (standard deviation {deviation}× bet)',
  'volatility-high': 'High (standard deviation {deviation}× bet)',
  largestWin: 'Maximum win per round',
  timesBet: '{times}× bet',
  interrupted:
    'If your connection drops, the round is completed and any win is paid. You see the result when you return.',
} as const
