/**
 * Fault of a call to a gateway. `cut`: the call does not arrive. `lost`: the call arrives, and its answer does not.
 * `held`: the call waits until the fault is removed.
 */
export type DeliveryFault = 'cut' | 'lost' | 'held'

export interface BrokenLine {
  /** Source of a regular expression that is matched against method and path: `GET /wps/wallets`. */
  calls: string
  fate: DeliveryFault
}

/** Fault proxy between the browser and one gateway. */
export class Line {
  #broken: BrokenLine | null = null
  #onMended: (() => void)[] = []

  /** Applies the fault until `mend`. */
  break(broken: BrokenLine): void {
    this.#broken = broken
  }

  mend(): void {
    this.#broken = null
    for (const resolve of this.#onMended.splice(0)) resolve()
  }

  /** Returns the fault of this call; for a held call it waits until the fault is removed. */
  async faultFor(call: string): Promise<Exclude<DeliveryFault, 'held'> | null> {
    if (!this.#broken || !new RegExp(this.#broken.calls).test(call)) return null
    const { fate } = this.#broken
    if (fate !== 'held') return fate
    await new Promise<void>((resolve) => this.#onMended.push(resolve))
    return null
  }
}
