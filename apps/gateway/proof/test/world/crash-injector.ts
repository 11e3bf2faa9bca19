import type pg from 'pg'

/** Simulated crash of a process. */
export class Crash extends Error {
  constructor() {
    super('the process died here')
    this.name = 'Crash'
  }
}

/**
 * A crash point: the number of the statement, and whether the process dies before the database receives it or before
 * its answer arrives.
 */
export interface CrashPoint {
  statement: number
  when: 'before' | 'after'
}

/** Counts the statements of a connection and breaks it at the configured one. */
export class CrashInjector {
  #callsLeft = 0
  #crashTime: CrashPoint['when'] = 'before'
  /** Number of simulated crashes. */
  crashCount = 0

  get isArmed(): boolean {
    return this.#callsLeft > 0
  }

  arm({ statement, when }: CrashPoint): void {
    this.#callsLeft = statement
    this.#crashTime = when
  }

  disarm(): void {
    this.#callsLeft = 0
  }

  async run<Answer>(text: string, execute: () => Promise<Answer>): Promise<Answer> {
    const breaks = this.#callsLeft > 0 && --this.#callsLeft === 0
    // No crash after `begin`: it would have no effect, and the client, without an answer, could not end the
    // transaction.
    const isBeginning = text.startsWith('begin')
    if (breaks) this.crashCount += 1
    if (breaks && (this.#crashTime === 'before' || isBeginning)) throw new Crash()
    const answer = await execute()
    if (breaks) throw new Crash()
    return answer
  }
}

/** Routes all statements of a pool's connections through the crash injector. */
export function injectCrashes(pool: pg.Pool, injector: CrashInjector): void {
  pool.on('connect', (client) => {
    const execute = client.query.bind(client) as (...parameters: unknown[]) => Promise<unknown>
    const queryWithCrashes = (...requested: unknown[]) =>
      injector.run(textOf(requested[0]), () => execute(...requested))
    Object.assign(client, { query: queryWithCrashes })
  })
}

function textOf(requested: unknown): string {
  if (typeof requested === 'string') return requested
  return typeof requested === 'object' && requested !== null && 'text' in requested ? String(requested.text) : ''
}
