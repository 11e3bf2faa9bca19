import type { Bench } from '../bench.ts'

/** One of the acceptance cases that vendors and operators agree on. */
export interface Case {
  letter: string
  title: string
  /** Throws where it does not hold; a note says what of it could not be seen here. */
  run(bench: Bench): Promise<string | void>
}
