import type { StudioWords } from './words.ts'

/** The count with its word, in the one or the other form. */
export const counted = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`

const volatilities = { low: 'Low', medium: 'Medium', high: 'High' }

export const studioEnglish: StudioWords = {
  bet: 'Bet',
  lowerBet: 'Lower the bet',
  raiseBet: 'Raise the bet',
  balance: 'Balance',
  win: 'Win',
  session: 'This session',
  playMoney: 'Play money',
  rules: 'Paytable and rules',
  soundOn: 'Turn sound on',
  soundOff: 'Turn sound off',
  close: 'Close',
  leave: 'Back to the lobby',
  carryOn: 'Carry on',
  standsIn: (title) => `A game of the sandbox that stands in for ${title}.`,

  won: (amount) => `Won ${amount}`,
  wonNothing: 'No win',
  bigWin: 'Big win',
  greatWin: 'Great win',
  hugeWin: 'Huge win',

  notEnough: 'Not enough balance',
  notEnoughFor: (balance, bet) => `You have ${balance}. This bet is ${bet}.`,
  betInstead: (amount) => `Bet ${amount} instead`,
  waiting: 'Waiting for an answer. Your money is safe: this round either counts once or not at all.',
  undone: 'That round did not go through. Your bet is back in your balance.',
  winOnItsWay: 'Your win is on its way to your balance.',
  resumed: 'This is the round you had not seen to its end.',
  pausedByLobby: 'Play is paused.',
  refused: 'This bet was not taken',
  refusedBecause: (code) => `Nothing was taken from your balance. (${code})`,
  sessionOver: 'This session is over',
  sessionOverWhy: 'Go back to the lobby and open the game again. Nothing you won is lost.',
  playedElsewhere: 'This game is open on another page',
  playedElsewhereWhy: 'It is played in one place at a time. A round that is running counts wherever you go on.',
  playHere: 'Play here',
  cannotStart: 'The game cannot start',
  cannotStartWhy: 'There is no answer from the casino at the moment.',
  tryAgain: 'Try again',

  autoplay: 'Autoplay',
  stopAutoplay: 'Stop autoplay',
  autoplayRounds: 'Rounds',
  autoplayLossLimit: 'Stop when I have lost',
  autoplayLossLimitWhy: 'Choose a limit to start.',
  autoplaySingleWin: 'Stop on a single win of',
  autoplaySingleWinNone: 'No limit',
  autoplayFeature: 'Stop when a feature begins',
  autoplayStart: (rounds) => `Start ${counted(rounds, 'round', 'rounds')}`,
  autoplayStopped: {
    done: 'Autoplay: all rounds played.',
    'loss-limit': 'Autoplay stopped: your loss limit is reached.',
    'single-win': 'Autoplay stopped: you won as much as you chose.',
    feature: 'Autoplay stopped: a feature came up.',
    balance: 'Autoplay stopped: the balance is lower than the bet.',
    hidden: 'Autoplay stopped while you were away.',
    trouble: 'Autoplay stopped.',
  },

  figures: 'Figures',
  returnToPlayer: 'Return to player (RTP)',
  hitRate: 'Rounds with a win',
  rounds: (count) => counted(count, 'round', 'rounds'),
  volatility: 'Volatility',
  volatilityOf: (degree, deviation) => `${volatilities[degree]} (standard deviation ${deviation}× bet)`,
  largestWin: 'Largest possible win of a round',
  timesBet: (times) => `${times}× bet`,
  interrupted:
    'If the connection breaks, the round is finished without you and its win is paid. You see it when you come back.',
}
