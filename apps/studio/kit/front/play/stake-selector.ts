import { centsOf } from './money.ts'

const DEFAULT_STAKE_CENTS = 100n

/** Displays the balance. */
interface BalanceDisplay {
  balance(cents: bigint): void
}

/** The player's last received balance, and the selected bet. */
export class StakeSelector {
  readonly #board: BalanceDisplay
  readonly #stakes: readonly bigint[]
  #chosen: number
  #balance: bigint

  constructor(board: BalanceDisplay, { stakesCents, balance }: { stakesCents: readonly string[]; balance: string }) {
    this.#board = board
    this.#stakes = stakesCents.map(BigInt)
    this.#balance = centsOf(balance)
    this.#chosen = Math.max(0, Math.min(this.#largestUpTo(DEFAULT_STAKE_CENTS), this.#largestUpTo(this.#balance)))
  }

  get balance(): bigint {
    return this.#balance
  }

  set balance(cents: bigint) {
    this.#balance = cents
    this.#board.balance(cents)
  }

  /** Sets the balance returned by the gateway; null leaves the current one. */
  setBalance(balance: string | null): void {
    if (balance !== null) this.balance = centsOf(balance)
  }

  get stake(): bigint {
    return this.#stakes[this.#chosen] ?? 0n
  }

  get isSmallest(): boolean {
    return this.#chosen === 0
  }

  get isLargest(): boolean {
    return this.#chosen === this.#stakes.length - 1
  }

  change(steps: 1 | -1): void {
    this.#chosen = Math.max(0, Math.min(this.#stakes.length - 1, this.#chosen + steps))
  }

  get stakes(): readonly bigint[] {
    return this.#stakes
  }

  choose(cents: bigint): void {
    this.#chosen = Math.max(0, this.#stakes.indexOf(cents))
  }

  /** The largest bet below the selected one that the balance allows, or null. */
  get affordable(): bigint | null {
    const index = this.#largestUpTo(this.#balance)
    return index >= 0 && index < this.#chosen ? (this.#stakes[index] ?? null) : null
  }

  chooseAffordable(): void {
    this.#chosen = Math.max(0, Math.min(this.#chosen, this.#largestUpTo(this.#balance)))
  }

  #largestUpTo(cents: bigint): number {
    return this.#stakes.filter((stake) => stake <= cents).length - 1
  }
}
