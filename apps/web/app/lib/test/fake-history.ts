interface Entry {
  state: unknown
  address: string
}

/** A fake browser history: steps complete a moment later, and `popstate` reports them. */
export class FakeBrowser extends EventTarget {
  readonly location = { pathname: '/m/home', search: '', hash: '' }
  readonly history: FakeHistory

  constructor() {
    super()
    this.history = new FakeHistory((entry) => {
      this.#moveTo(entry)
      this.dispatchEvent(Object.assign(new Event('popstate'), { state: entry.state }))
    })
    this.history.onChange = (entry) => this.#moveTo(entry)
  }

  #moveTo({ address }: Entry): void {
    const { pathname, search, hash } = new URL(address, 'http://localhost')
    Object.assign(this.location, { pathname, search, hash })
  }
}

class FakeHistory {
  entries: Entry[] = [{ state: null, address: '/m/home' }]
  index = 0
  onChange: (entry: Entry) => void = () => undefined
  /** Whether steps complete only when the test releases them, as in a busy browser. */
  isBusy = false
  #late: (() => void)[] = []
  readonly #onStep: (entry: Entry) => void

  constructor(onStep: (entry: Entry) => void) {
    this.#onStep = onStep
  }

  get length(): number {
    return this.entries.length
  }

  get state(): unknown {
    return this.entries[this.index]?.state
  }

  replaceState(state: unknown, _title: string, address?: string): void {
    this.#setEntry(this.index, state, address)
  }

  pushState(state: unknown, _title: string, address?: string): void {
    this.entries = this.entries.slice(0, this.index + 1)
    this.#setEntry(this.index + 1, state, address)
  }

  /** As in browsers, a step to a missing entry has no effect. */
  go(steps: number): void {
    if (this.isBusy) this.#late.push(() => this.#step(steps))
    else setImmediate(() => this.#step(steps))
  }

  settle(): void {
    this.isBusy = false
    for (const step of this.#late.splice(0)) step()
  }

  #step(steps: number): void {
    const entry = this.entries[this.index + steps]
    if (!entry) return
    this.index += steps
    this.#onStep(entry)
  }

  #setEntry(index: number, state: unknown, address = this.entries[this.index]?.address ?? ''): void {
    // Stores a copy of the state, as browsers do.
    const entry = { state: structuredClone(state), address }
    this.entries[index] = entry
    this.index = index
    this.onChange(entry)
  }
}
