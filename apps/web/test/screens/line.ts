/**
 * What happens to calls on their way to a gateway. `cut`: they do not arrive. `lost`: they arrive, and their answers do
 * not. `held`: they wait until the line is mended.
 */
export type DeliveryFault = 'cut' | 'lost' | 'held'

export interface BrokenLine {
  /** Source of a regular expression that is held against method and path: `GET /wps/wallets`. */
  calls: string
  fate: DeliveryFault
}

/** The line between the browser and one gateway. */
export class Line {
  #broken: BrokenLine | null = null
  #onMended: (() => void)[] = []

  /** Until it is mended. */
  break(broken: BrokenLine): void {
    this.#broken = broken
  }

  mend(): void {
    this.#broken = null
    for (const resolve of this.#onMended.splice(0)) resolve()
  }

  /** What becomes of this call; a held one passes once it is known. */
  async faultFor(call: string): Promise<Exclude<DeliveryFault, 'held'> | null> {
    if (!this.#broken || !new RegExp(this.#broken.calls).test(call)) return null
    const { fate } = this.#broken
    if (fate !== 'held') return fate
    await new Promise<void>((resolve) => this.#onMended.push(resolve))
    return null
  }
}
