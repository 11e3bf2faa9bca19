import type pg from 'pg'

/** What a process that died would have said, had it been able to. */
export class Crash extends Error {
  constructor() {
    super('the process died here')
    this.name = 'Crash'
  }
}

/** Where a process dies: at which of its statements, before the database hears of it or before its answer is heard. */
export interface CrashPoint {
  statement: number
  when: 'before' | 'after'
}

/** Burns with each statement of a connection and breaks at the one that it was lit for. */
export class CrashInjector {
  #left = 0
  #when: CrashPoint['when'] = 'before'
  /** How often it broke. */
  blown = 0

  get isLit(): boolean {
    return this.#left > 0
  }

  light({ statement, when }: CrashPoint): void {
    this.#left = statement
    this.#when = when
  }

  putOut(): void {
    this.#left = 0
  }

  async pass<Answer>(text: string, ask: () => Promise<Answer>): Promise<Answer> {
    const breaks = this.#left > 0 && --this.#left === 0
    // Nothing is lost with the answer to a beginning, and whoever asked could not end what he does not know of.
    const isBeginning = text.startsWith('begin')
    if (breaks) this.blown += 1
    if (breaks && (this.#when === 'before' || isBeginning)) throw new Crash()
    const answer = await ask()
    if (breaks) throw new Crash()
    return answer
  }
}

/** Leads all statements of a pool's connections through the fuse. */
export function wire(pool: pg.Pool, fuse: CrashInjector): void {
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>
    const wired = (...asked: unknown[]) => fuse.pass(textOf(asked[0]), () => ask(...asked))
    Object.assign(client, { query: wired })
  })
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : ''
}
