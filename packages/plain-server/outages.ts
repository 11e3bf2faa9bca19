/** Simulated outages, on request, to show how the site handles them. */
export class Outages {
  readonly #unavailable = new Set<string>()
  readonly #listeners: ((name: string, isOutOfService: boolean) => void)[] = []

  has(name: string): boolean {
    return this.#unavailable.has(name)
  }

  set(name: string, isOutOfService: boolean): void {
    if (isOutOfService) this.#unavailable.add(name)
    else this.#unavailable.delete(name)
    for (const receive of this.#listeners) receive(name, isOutOfService)
  }

  listen(receive: (name: string, isOutOfService: boolean) => void): void {
    this.#listeners.push(receive)
  }
}
