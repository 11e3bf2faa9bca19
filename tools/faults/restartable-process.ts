import { DbProxy } from './db-proxy.ts'
import { within } from './within.ts'

/** Longer than a start takes on a machine that is busy. */
const START_MS = 60_000

interface Running {
  url: string
  stop(): Promise<unknown>
}

interface Life<Process> {
  running: Process
  cable: DbProxy
}

/** A process with a database, that dies at any moment and is started anew on what it has left. */
export class RestartableProcess<Process extends Running> {
  readonly #name: string
  readonly #databaseUrl: string
  readonly #start: (databaseUrl: string) => Promise<Process>
  readonly #dead: Promise<unknown>[] = []
  readonly #onDeath: () => void
  #life: Promise<Life<Process>>
  #running: Life<Process> | null = null

  constructor(
    databaseUrl: string,
    { name, start, onDeath }: { name: string; start: (databaseUrl: string) => Promise<Process>; onDeath: () => void },
  ) {
    this.#name = name
    this.#databaseUrl = databaseUrl
    this.#start = start
    this.#onDeath = onDeath
    this.#life = this.#begin()
  }

  /** Null while it is dead. */
  get running(): Process | null {
    return this.#running?.running ?? null
  }

  /** Waits until it is there again. */
  async alive(): Promise<Process> {
    return (await this.#life).running
  }

  /** At once and without a warning: what it was doing ends here. Nothing happens to one that is not up. */
  kill(): void {
    const life = this.#running
    if (!life) return
    life.cable.cut()
    this.#running = null
    this.#onDeath()
    this.#bury(life)
    this.#life = this.#begin()
  }

  async stop(): Promise<void> {
    const life = await this.#life
    this.#running = null
    await life.running.stop()
    life.cable.close()
    await Promise.all(this.#dead)
  }

  async #begin(): Promise<Life<Process>> {
    const cable = await DbProxy.to(this.#databaseUrl)
    this.#running = { running: await within(START_MS, `a start of the ${this.#name}`, this.#start(cable.url)), cable }
    return this.#running
  }

  /** What a dead process held of ours is given back. Without its database it does so in vain, and that is all right. */
  #bury({ running, cable }: Life<Process>): void {
    const stopped = running.stop().catch(() => undefined)
    this.#dead.push(stopped.then(() => cable.close()))
  }
}
