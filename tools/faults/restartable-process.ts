import { DbProxy } from './db-proxy.ts'
import { within } from './within.ts'

/** Time limit of a start, sufficient on a busy machine. */
const START_MS = 60_000

interface Running {
  url: string
  stop(): Promise<unknown>
}

interface Life<Process> {
  running: Process
  dbProxy: DbProxy
}

/** A process with a database that can be killed at any moment and is restarted with its stored data. */
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

  /** Null while the process is down. */
  get running(): Process | null {
    return this.#running?.running ?? null
  }

  /** Waits until the process is running again. */
  async alive(): Promise<Process> {
    return (await this.#currentRun).running
  }

  /** Kills the process immediately and without warning. Does nothing if the process is not running. */
  kill(): void {
    const life = this.#running
    if (!life) return
    life.dbProxy.cut()
    this.#running = null
    this.#onDeath()
    this.#closeRun(life)
    this.#currentRun = this.#startRun()
  }

  async stop(): Promise<void> {
    const life = await this.#currentRun
    this.#running = null
    await life.running.stop()
    life.dbProxy.close()
    await Promise.all(this.#dead)
  }

  async #startRun(): Promise<Life<Process>> {
    const dbProxy = await DbProxy.to(this.#databaseUrl)
    this.#running = {
      running: await within(START_MS, `a start of the ${this.#name}`, this.#start(dbProxy.url)),
      dbProxy,
    }
    return this.#running
  }

  /** Releases the resources of a killed process. Its shutdown is expected to fail without the database. */
  #closeRun({ running, dbProxy }: Life<Process>): void {
    const stopped = running.stop().catch(() => undefined)
    this.#dead.push(stopped.then(() => dbProxy.close()))
  }
}
