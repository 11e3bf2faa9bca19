/** Simulated outages, on request, to show how the site handles them. */
export class Outages {
  readonly #unavailable = new Set<string>()
  readonly #listeners: ((name: string, isOut: boolean) => void)[] = []

  has(name: string): boolean {
    return this.#unavailable.has(name)
  }

  set(name: string, isOut: boolean): void {
    if (isOut) this.#unavailable.add(name)
    else this.#unavailable.delete(name)
    for (const receive of this.#listeners) receive(name, isOut)
  }

  listen(receive: (name: string, isOut: boolean) => void): void {
    this.#listeners.push(receive)
  }
}
