/** Every word that the game says. Amounts come in already written in the player's language and currency. */
export interface Words {
  spin: string
  spinning: string
  stopAutoplay: string
  bet: string
  lowerBet: string
  raiseBet: string
  balance: string
  win: string
  session: string
  playMoney: string
  autoplay: string
  rules: string
  soundOn: string
  soundOff: string
  close: string
  leave: string
  carryOn: string
  linesPlayed: string

  won(amount: string): string
  wonNothing: string
  bigWin: string
  greatWin: string
  hugeWin: string

  freeSpins(count: number): string
  freeSpinsPayTwice: string
  freeSpinOf(played: number, all: number): string
  moreFreeSpins(count: number): string
  freeSpinsDone: string
  start: string

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
  cannotStart: string
  cannotStartWhy: string
  tryAgain: string

  autoplayRounds: string
  autoplayLossLimit: string
  autoplayLossLimitWhy: string
  autoplaySingleWin: string
  autoplaySingleWinNone: string
  autoplayFreeSpins: string
  autoplayStart(rounds: number): string
  autoplayStopped: AutoplayStopWords

  paytable: string
  paytableNote(bet: string): string
  wildRule: string
  scatterRule: string
  freeSpinsRule(free: { awarded: number; limit: number; multiplier: number }): string
  lines: string
  linesRule: string
  figures: string
  returnToPlayer: string
  hitRate: string
  freeSpinsEvery: string
  rounds(count: number): string
  volatility: string
  volatilityOf(deviation: string): string
  largestWin: string
  timesBet(times: string): string
  fairness: string
  interrupted: string
  symbol: Record<SymbolWord, string>
}

type SymbolWord = 'aurora' | 'lantern' | 'reindeer' | 'fox' | 'owl' | 'hare'

/** Why autoplay ended, but for being told to. */
export type AutoplayStop = 'done' | 'loss-limit' | 'single-win' | 'free-spins' | 'balance' | 'hidden' | 'trouble'
type AutoplayStopWords = Record<AutoplayStop, string>
