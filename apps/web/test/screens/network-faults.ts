/**
 * Fault of a call to a gateway. `cut`: the call does not arrive. `lost`: the call arrives, and its answer does not.
 * `held`: the call waits until the fault is removed.
 */
export type DeliveryFault = 'cut' | 'lost' | 'held'

export interface BrokenNetwork {
  /** Source of a regular expression that is matched against method and path: `GET /wps/wallets`. */
  calls: string
  fault: DeliveryFault
}

/** Fault proxy between the browser and one gateway. */
export class NetworkFaults {
  #broken: BrokenNetwork | null = null
  #onRepaired: (() => void)[] = []

  /** Applies the fault until `repair`. */
  break(broken: BrokenNetwork): void {
    this.#broken = broken
  }

  repair(): void {
    this.#broken = null
    for (const resolve of this.#onRepaired.splice(0)) resolve()
  }

  /** Returns the fault of this call; for a held call it waits until the fault is removed. */
  async faultFor(call: string): Promise<Exclude<DeliveryFault, 'held'> | null> {
    if (!this.#broken || !new RegExp(this.#broken.calls).test(call)) return null
    const { fault } = this.#broken
    if (fault !== 'held') return fault
    await new Promise<void>((resolve) => this.#onRepaired.push(resolve))
    return null
  }
}
