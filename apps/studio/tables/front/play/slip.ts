/** A placed chip that is not confirmed yet. */
export interface Chip {
  spot: string
  cents: bigint
}

export interface SlipLimits {
  /** In cents; unknown spots accept none. */
  spotMax: ReadonlyMap<string, bigint>
  tableMax: bigint
  min: bigint
}

/** Why fewer chips were placed than requested. */
export type Shortage = 'limit.spot' | 'limit.table' | 'balance'

interface StakeHeadroom {
  /** Confirmed chips on each spot. */
  confirmed: ReadonlyMap<string, bigint>
  balance: bigint
}

/** A player's unconfirmed chips: each tap is a step that can be undone. */
export class Slip {
  readonly #limits: SlipLimits
  #steps: Chip[][] = []

  constructor(limits: SlipLimits) {
    this.#limits = limits
  }

  get isEmpty(): boolean {
    return this.#steps.length === 0
  }

  get total(): bigint {
    return sumOf(this.chips)
  }

  /** Each spot once. */
  get chips(): Chip[] {
    return [...bySpot(this.#steps.flat())].map(([spot, cents]) => ({ spot, cents }))
  }

  totalOn(spot: string): bigint {
    return bySpot(this.#steps.flat()).get(spot) ?? 0n
  }

  /** Places as many of the chips as the limits allow, as one step. Returns the reason when some were not placed. */
  place(requested: readonly Chip[], headroom: StakeHeadroom): Shortage | null {
    const step: Chip[] = []
    let shortage: Shortage | null = null
    for (const chip of requested) {
      const { max, shortage: why } = this.#mostOn(chip.spot, step, headroom)
      const wholeChips = max - (max % this.#limits.min)
      const cents = chip.cents <= wholeChips ? chip.cents : wholeChips
      if (cents < chip.cents) shortage ??= why
      if (cents > 0n) step.push({ spot: chip.spot, cents })
    }
    if (step.length > 0) this.#steps.push(step)
    return shortage
  }

  /**
   * Doubles the unconfirmed chips on every spot; without unconfirmed chips, the confirmed ones. Returns the reason when
   * some were not placed.
   */
  double(headroom: StakeHeadroom): Shortage | null {
    const chips = this.isEmpty ? [...headroom.confirmed].map(([spot, cents]) => ({ spot, cents })) : this.chips
    return this.place(chips, headroom)
  }

  undo(): void {
    this.#steps.pop()
  }

  clear(): void {
    this.#steps = []
  }

  #mostOn(
    spot: string,
    step: readonly Chip[],
    { confirmed, balance }: StakeHeadroom,
  ): { max: bigint; shortage: Shortage } {
    const stakes = [...this.#steps.flat(), ...step]
    const { spotMax, tableMax } = this.#limits
    const maxima: [bigint, Shortage][] = [
      [(spotMax.get(spot) ?? 0n) - (confirmed.get(spot) ?? 0n) - (bySpot(stakes).get(spot) ?? 0n), 'limit.spot'],
      [tableMax - [...confirmed.values()].reduce((sum, cents) => sum + cents, 0n) - sumOf(stakes), 'limit.table'],
      [balance - sumOf(stakes), 'balance'],
    ]
    const [max, shortage] = maxima.reduce((min, other) => (other[0] < min[0] ? other : min))
    return { max: max > 0n ? max : 0n, shortage }
  }
}

const sumOf = (chips: readonly Chip[]): bigint => chips.reduce((sum, { cents }) => sum + cents, 0n)

export function bySpot(chips: readonly Chip[]): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { spot, cents } of chips) sums.set(spot, (sums.get(spot) ?? 0n) + cents)
  return sums
}
