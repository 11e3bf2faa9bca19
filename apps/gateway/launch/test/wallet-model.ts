/** A call as the model takes it: names of players, rounds and transactions are short, so that they collide. */
export interface ModelCall {
  kind: 'bet' | 'win' | 'rollback' | 'close'
  player: number
  transaction: string
  round: string
  bet: string
  amount: bigint
  closes: boolean
}

interface Transaction {
  kind: ModelCall['kind']
  player: number
  round: string
  amount: bigint
  /** Null for a bet that was rolled back before it came. */
  content: string | null
  voided: boolean
  settled: boolean
}

interface Round {
  closed: boolean
  staked: bigint
  paid: bigint
}

/** The wallet's rules once more, as plainly as they can be said: what the real one is compared with. */
export class WalletModel {
  readonly balances: bigint[]
  readonly #transactions = new Map<string, Transaction>()
  readonly #rounds = new Map<string, Round>()

  constructor(balances: bigint[]) {
    this.balances = [...balances]
  }

  /** 'done' or the refusal. */
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
    const bet = this.#transactions.get(call.bet)
    const fits = bet?.kind === 'bet' && bet.player === call.player && bet.round === call.round
    return call.kind === 'win' ? decideWin(fits ? bet : undefined, closed) : decideRollback(call, bet, { fits, closed })
  }

  #decideBet({ player, amount }: ModelCall, closed: boolean): string {
    if (closed) return 'seamless.round.closed'
    return (this.balances[player] ?? 0n) < amount ? 'account.balance.not.enough' : 'done'
  }

  #write(call: ModelCall, content: string): void {
    const { kind, player, round: roundId, amount } = call
    const bet = kind === 'bet' ? undefined : this.#transactions.get(call.bet)
    const round = this.#roundOf(call) ?? { closed: false, staked: 0n, paid: 0n }
    if (kind === 'bet') {
      this.#move(player, -amount)
      round.staked += amount
      this.#rounds.set(nameOf(call), round)
    } else if (kind === 'win') {
      this.#move(player, amount)
      round.paid += amount
      round.closed = call.closes
      if (bet) bet.settled = true
    } else if (bet && !bet.voided) {
      this.#move(player, bet.amount)
      round.staked -= bet.amount
      bet.voided = true
    } else if (!bet) {
      const never = { kind: 'bet' as const, player, round: roundId, amount: 0n, content: null }
      this.#transactions.set(call.bet, { ...never, voided: true, settled: false })
    }
    this.#transactions.set(call.transaction, {
      kind,
      player,
      round: roundId,
      amount,
      content,
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

  #move(player: number, amount: bigint): void {
    this.balances[player] = (this.balances[player] ?? 0n) + amount
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

function amountOf({ kind, amount, closes }: ModelCall): string[] {
  if (kind === 'rollback') return []
  return kind === 'bet' ? [String(amount)] : [String(amount), String(closes)]
}
