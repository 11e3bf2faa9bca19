import { Store } from './store.ts'

/** The calls that await a fresh second factor. One dialog serves all of them. */
class StepUpRequests {
  readonly isOpen = new Store(false)
  #waiting: ((renewed: boolean) => void)[] = []

  /** Opens the dialog; resolves to false if it is closed without a second factor. */
  openDialog(): Promise<boolean> {
    this.isOpen.set(true)
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  answer(renewed: boolean): void {
    const waiting = this.#waiting
    this.#waiting = []
    this.isOpen.set(false)
    for (const resolve of waiting) resolve(renewed)
  }
}

export const stepUpRequests = new StepUpRequests()
