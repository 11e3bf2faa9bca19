import { DbProxy } from './db-proxy.ts'
import { within } from './within.ts'

/** Longer than a start on a busy machine. */
const START_MS = 60_000

interface Running {
  url: string
  stop(): Promise<unknown>
}

interface Life<Process> {
  running: Process
  cable: DbProxy
}

/** A process with a database that can be killed at any moment and is restarted with its remaining data. */
export class RestartableProcess<Process extends Running> {
  readonly #name: string
  readonly #databaseUrl: string
  readonly #start: (databaseUrl: string) => Promise<Process>
  readonly #dead: Promise<unknown>[] = []
  readonly #onDeath: () => void
  #currentRun: Promise<Life<Process>>
  #running: Life<Process> | null = null

  constructor(
    databaseUrl: string,
    { name, start, onExit }: { name: string; start: (databaseUrl: string) => Promise<Process>; onExit: () => void },
  ) {
    this.#name = name
    this.#databaseUrl = databaseUrl
    this.#start = start
    this.#onDeath = onExit
    this.#currentRun = this.#startRun()
  }

  /** Null while it is down. */
  get running(): Process | null {
    return this.#running?.running ?? null
  }

  /** Waits until it is running again. */
  async alive(): Promise<Process> {
    return (await this.#currentRun).running
  }

  /** Kills immediately and without warning: current work ends here. Does nothing if it is not running. */
  kill(): void {
    const life = this.#running
    if (!life) return
    life.cable.cut()
    this.#running = null
    this.#onDeath()
    this.#closeRun(life)
    this.#currentRun = this.#startRun()
  }

  async stop(): Promise<void> {
    const life = await this.#currentRun
    this.#running = null
    await life.running.stop()
    life.cable.close()
    await Promise.all(this.#dead)
  }

  async #startRun(): Promise<Life<Process>> {
    const cable = await DbProxy.to(this.#databaseUrl)
    this.#running = { running: await within(START_MS, `a start of the ${this.#name}`, this.#start(cable.url)), cable }
    return this.#running
  }

  /** Releases our resources of a dead process. Its shutdown fails without its database, which is expected. */
  #closeRun({ running, cable }: Life<Process>): void {
    const stopped = running.stop().catch(() => undefined)
    this.#dead.push(stopped.then(() => cable.close()))
  }
}
