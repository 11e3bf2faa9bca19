import type { Clock } from '../../kit/clock.ts'
import type { Verdict } from '../vendor-transfers/rules.ts'
import type { Holder, Move, VendorBank, VendorWallets } from '../vendor-transfers/vendor-bank.ts'

/** Fault of one call. A call that throws simulates a gateway that crashes in it. */
export type CallFault =
  | 'none'
  | 'lost before'
  | 'lost after'
  | 'late'
  | 'repeated'
  | 'dies before'
  | 'dies after'
  | 'undecided'

const LOST: Verdict & { kind: 'pending' } = { kind: 'pending', problem: 'no answer' }

/** A vendor that holds money, as seen by `wallet`: it books exactly, and simulates the faults that a test requests. */
export class VendorWithMoney implements VendorBank {
  readonly #clock: Clock
  readonly #balances = new Map<bigint, bigint>()
  /** Booked moves by reference. */
  readonly booked = new Map<string, Move>()
  #lateMoves: Move[] = []
  /** Number of requests to move money, by reference. */
  readonly reported = new Map<string, number>()
  checks = 0
  faults: CallFault[] = []
  isSilent = false

  constructor(clock: Clock) {
    this.#clock = clock
  }

  balanceOf(memberId: bigint): bigint {
    return this.#balances.get(memberId) ?? 0n
  }

  /** Applies the result of a game. Returns false when the balance would become negative. */
  play(memberId: bigint, units: bigint): boolean {
    if (this.balanceOf(memberId) + units < 0n) return false
    this.#balances.set(memberId, this.balanceOf(memberId) + units)
    return true
  }

  /** Delivers the delayed requests. */
  deliverLate(): void {
    for (const move of this.#lateMoves.splice(0)) this.#book(move)
  }

  async balance({ memberId }: Holder): Promise<bigint | null> {
    return this.isSilent ? null : this.balanceOf(memberId)
  }

  async transfer(move: Move): Promise<Exclude<Verdict, { kind: 'absent' }>> {
    this.reported.set(move.reference, (this.reported.get(move.reference) ?? 0) + 1)
    const fault = this.faults.shift() ?? 'none'
    if (fault === 'dies before') throw new Error('the gateway was killed before the call')
    if (fault === 'late') this.#lateMoves.push(move)
    if (fault === 'late' || fault === 'lost before') return LOST
    const verdict = this.#book(move)
    if (fault === 'repeated') this.#book(move)
    if (fault === 'dies after') throw new Error('the gateway was killed before it stored the answer')
    return fault === 'lost after' || fault === 'undecided' ? LOST : verdict
  }

  async check(reference: string): Promise<Verdict> {
    this.checks += 1
    const fault = this.faults.shift() ?? 'none'
    if (fault === 'dies before' || fault === 'dies after') throw new Error('the gateway was killed during the call')
    if (fault !== 'none' && fault !== 'repeated') return LOST
    return this.booked.has(reference) ? { kind: 'done' } : { kind: 'absent', at: this.#clock.now() }
  }

  #book(move: Move): { kind: 'done' } | { kind: 'failed'; code: string } {
    const { reference, direction, units, holder, validUntil } = move
    if (this.booked.has(reference)) return { kind: 'done' }
    if (this.#clock.now() > validUntil) return { kind: 'failed', code: 'tooLate' }
    if (!this.play(holder.memberId, direction === 'in' ? units : -units))
      return { kind: 'failed', code: 'balanceTooLow' }
    this.booked.set(reference, move)
    return { kind: 'done' }
  }
}

/** Allowed excess of a transfer out of a vendor wallet, in the ledger's units: large enough for any amount. */
const ALLOWED_EXCESS = 1_000_000_000_000n

export function banksOf(vendors: Record<string, VendorWithMoney>): VendorWallets {
  return {
    of: (code) => {
      const bank = vendors[code]
      if (!bank) throw new Error(`there is no ${code} here`)
      return bank
    },
    offeredBy: async () => Object.keys(vendors),
    leaveGame: async () => false,
    openFor: async () => [],
    names: async (codes) => new Map(codes.map((code) => [code, code])),
    booksAsOf: async () => null,
    isStopped: async () => false,
    allowedExcess: async () => ALLOWED_EXCESS,
  }
}
