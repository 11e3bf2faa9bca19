/** What the page of every game says. Amounts come in already written in the player's language and currency. */
export interface StudioWords {
  bet: string
  lowerBet: string
  raiseBet: string
  balance: string
  win: string
  session: string
  playMoney: string
  rules: string
  soundOn: string
  soundOff: string
  close: string
  leave: string
  carryOn: string
  /** The game is the sandbox's and only lends itself to a title of the catalogue. */
  standsIn(title: string): string

  won(amount: string): string
  wonNothing: string
  bigWin: string
  greatWin: string
  hugeWin: string

  notEnough: string
  notEnoughFor(balance: string, bet: string): string
  betInstead(amount: string): string
  waiting: string
  undone: string
  winOnItsWay: string
  resumed: string
  pausedByLobby: string
  refused: string
  refusedBecause(code: string): string
  sessionOver: string
  sessionOverWhy: string
  playedElsewhere: string
  playedElsewhereWhy: string
  playHere: string
  cannotStart: string
  cannotStartWhy: string
  tryAgain: string

  autoplay: string
  stopAutoplay: string
  autoplayRounds: string
  autoplayLossLimit: string
  autoplayLossLimitWhy: string
  autoplaySingleWin: string
  autoplaySingleWinNone: string
  /** Says which feature: free spins, held reels. */
  autoplayFeature: string
  autoplayStart(rounds: number): string
  autoplayStopped: AutoplayStopWords

  figures: string
  returnToPlayer: string
  hitRate: string
  rounds(count: number): string
  volatility: string
  volatilityOf(degree: Volatility, deviation: string): string
  largestWin: string
  timesBet(times: string): string
  interrupted: string
}

export type Volatility = 'low' | 'medium' | 'high'

/** Why autoplay ended, but for being told to. */
export type AutoplayStop = 'done' | 'loss-limit' | 'single-win' | 'feature' | 'balance' | 'hidden' | 'trouble'
type AutoplayStopWords = Record<AutoplayStop, string>

/** One game's words in each of the languages that our games speak. */
export interface Languages<Words> {
  english: Words
  filipino: Words
  arabic: Words
}
