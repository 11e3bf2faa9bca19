/** Texts common to all games of the board, besides the frame’s texts. */
export const studioEnglish = {
  bet: 'Bet',
  lowerBet: 'Lower the bet',
  raiseBet: 'Raise the bet',
  win: 'Win',
  standsIn: 'A game of the sandbox that stands in for {title}.',
  bigWin: 'Big win',
  greatWin: 'Great win',
  hugeWin: 'Huge win',
  betInstead: 'Bet {amount} instead',
  resumed: 'This is the round you had not seen to its end.',
  figures: 'Figures',
  returnToPlayer: 'Return to player (RTP)',
  hitRate: 'Rounds with a win',
  volatility: 'Volatility',
  'volatility-low': 'Low (standard deviation {deviation}× bet)',
  'volatility-medium': 'Medium (standard deviation {deviation}× bet)',
  'volatility-high': 'High (standard deviation {deviation}× bet)',
  largestWin: 'Largest possible win of a round',
  timesBet: '{times}× bet',
  interrupted:
    'If the connection breaks, the round is finished without you and its win is paid. You see it when you come back.',
} as const
