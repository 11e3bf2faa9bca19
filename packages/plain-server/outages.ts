/** Simulated outages, on request, to show how the site handles them. */
export class Outages {
  readonly #out = new Set<string>()
  readonly #listeners: ((name: string, isOut: boolean) => void)[] = []

  has(name: string): boolean {
    return this.#out.has(name)
  }

  set(name: string, isOut: boolean): void {
    if (isOut) this.#out.add(name)
    else this.#out.delete(name)
    for (const receive of this.#listeners) receive(name, isOut)
  }

  listen(receive: (name: string, isOut: boolean) => void): void {
    this.#listeners.push(receive)
  }
}
