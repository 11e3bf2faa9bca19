/** A call as input of the model: names of players, rounds and transactions are short, so that they collide. */
export interface ModelCall {
  kind: 'bet' | 'win' | 'rollback' | 'resettle' | 'close'
  player: number
  transaction: string
  round: string
  /** Bet that the call refers to; for a correction the win. */
  bet: string
  version: number
  amount: bigint
  closes: boolean
}

interface Transaction {
  kind: ModelCall['kind']
  player: number
  round: string
  amount: bigint
  /** Id of the corrected win; null for calls that are not corrections. */
  corrects: string | null
  version: number
  /** Content of a transaction; null for a bet that was rolled back before it arrived. */
  content: string | null
  voided: boolean
  settled: boolean
}

interface Round {
  closed: boolean
  staked: bigint
  paid: bigint
  hasWon: boolean
}

const NO_CORRECTION = { corrects: null, version: 0 }

/** Reference implementation of the wallet's rules, as simple as possible; tests compare the real one with it. */
export class WalletModel {
  readonly balances: bigint[]
  readonly #debts: bigint[]
  readonly #transactions = new Map<string, Transaction>()
  readonly #rounds = new Map<string, Round>()

  constructor(balances: bigint[]) {
    this.balances = [...balances]
    this.#debts = balances.map(() => 0n)
  }

  /** Returns 'done' or the refusal. */
  apply(call: ModelCall): string {
    if (call.kind === 'close') return this.#close(call)
    const content = JSON.stringify([call.round, call.kind === 'bet' ? '' : call.bet, ...amountOf(call)])
    const earlier = this.#transactions.get(call.transaction)
    if (earlier) return repeated(earlier, call, content)
    const code = this.#decide(call)
    if (code === 'done') this.#write(call, content)
    return code
  }

  #decide(call: ModelCall): string {
    const closed = this.#roundOf(call)?.closed === true
    if (call.kind === 'bet') return this.#decideBet(call, closed)
    if (call.kind === 'resettle') return this.#decideCorrection(call)
    const bet = this.#transactions.get(call.bet)
    const fits = bet?.kind === 'bet' && bet.player === call.player && bet.round === call.round
    return call.kind === 'win' ? decideWin(fits ? bet : undefined, closed) : decideRollback(call, bet, { fits, closed })
  }

  #decideBet({ player, amount }: ModelCall, closed: boolean): string {
    if (closed) return 'seamless.round.closed'
    return (this.balances[player] ?? 0n) < amount ? 'account.balance.not.enough' : 'done'
  }

  #decideCorrection(call: ModelCall): string {
    const round = this.#roundOf(call)
    if (!round) return 'seamless.round.not.found'
    if (!round.closed && round.staked === 0n && round.paid === 0n && !round.hasWon) return 'seamless.bet.rolled_back'
    const win = this.#transactions.get(call.bet)
    const fits = win?.kind === 'win' && win.player === call.player && win.round === call.round
    if (!fits) return 'seamless.win.not.found'
    return this.#correctionsOf(call.bet).some(({ version }) => version === call.version)
      ? 'seamless.transaction.conflict'
      : 'done'
  }

  #correctionsOf(win: string): Transaction[] {
    return [...this.#transactions.values()].filter(({ corrects }) => corrects === win)
  }

  /** Applies a correction, unless a later version has been applied. */
  #correct(call: ModelCall, round: Round): void {
    const earlier = [...this.#correctionsOf(call.bet)].sort((a, b) => b.version - a.version)[0]
    const standing = earlier ?? this.#transactions.get(call.bet)
    if (!standing || standing.version > call.version) return
    this.#changeBalance(call.player, call.amount - standing.amount)
    round.paid += call.amount - standing.amount
  }

  #write(call: ModelCall, content: string): void {
    const { kind, player, round: roundId, amount } = call
    const bet = kind === 'bet' ? undefined : this.#transactions.get(call.bet)
    const round = this.#roundOf(call) ?? { closed: false, staked: 0n, paid: 0n, hasWon: false }
    if (kind === 'bet') {
      this.#changeBalance(player, -amount)
      round.staked += amount
      this.#rounds.set(nameOf(call), round)
    } else if (kind === 'win') {
      this.#changeBalance(player, amount)
      round.paid += amount
      round.closed = call.closes
      round.hasWon = true
      if (bet) bet.settled = true
    } else if (kind === 'resettle') {
      this.#correct(call, round)
    } else if (bet && !bet.voided) {
      this.#changeBalance(player, bet.amount)
      round.staked -= bet.amount
      bet.voided = true
    } else if (!bet) {
      const never = { kind: 'bet' as const, player, round: roundId, amount: 0n, content: null, ...NO_CORRECTION }
      this.#transactions.set(call.bet, { ...never, voided: true, settled: false })
    }
    this.#transactions.set(call.transaction, {
      kind,
      player,
      round: roundId,
      amount,
      content,
      ...(kind === 'resettle' ? { corrects: call.bet, version: call.version } : NO_CORRECTION),
      voided: false,
      settled: false,
    })
  }

  #close(call: ModelCall): string {
    const round = this.#roundOf(call)
    if (!round) return 'seamless.round.not.found'
    round.closed = true
    return 'done'
  }

  #roundOf(call: ModelCall): Round | undefined {
    return this.#rounds.get(nameOf(call))
  }

  #changeBalance(player: number, amount: bigint): void {
    const holds = (this.balances[player] ?? 0n) - (this.#debts[player] ?? 0n) + amount
    this.balances[player] = holds > 0n ? holds : 0n
    this.#debts[player] = holds < 0n ? -holds : 0n
  }
}

function decideWin(bet: Transaction | undefined, closed: boolean): string {
  if (!bet) return 'seamless.bet.not.found'
  if (bet.voided) return 'seamless.bet.rolled_back'
  return closed ? 'seamless.round.closed' : 'done'
}

function decideRollback(
  call: ModelCall,
  bet: Transaction | undefined,
  { fits, closed }: { fits: boolean; closed: boolean },
): string {
  if (call.transaction === call.bet) return 'seamless.transaction.conflict'
  if (!bet) return 'done'
  if (!fits) return 'seamless.transaction.conflict'
  if (bet.voided) return 'done'
  return bet.settled || closed ? 'seamless.bet.settled' : 'done'
}

function repeated(earlier: Transaction, call: ModelCall, content: string): string {
  const same = earlier.kind === call.kind && earlier.player === call.player
  if (!same || (earlier.content !== null && earlier.content !== content)) return 'seamless.transaction.conflict'
  return earlier.voided ? 'seamless.transaction.rolled_back' : 'done'
}

const nameOf = ({ player, round }: ModelCall): string => `${player} ${round}`

function amountOf({ kind, amount, closes, version }: ModelCall): string[] {
  if (kind === 'rollback') return []
  if (kind === 'resettle') return [String(amount), String(version)]
  return kind === 'bet' ? [String(amount)] : [String(amount), String(closes)]
}
