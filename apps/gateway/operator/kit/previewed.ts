import type { Changed } from './command.ts'

/** Thrown in the transaction of a change that is only tried, so that it is rolled back. */
export class Previewed extends Error {
  readonly outcome: Changed

  constructor(outcome: Changed) {
    super('The change was only tried.')
    this.outcome = outcome
  }
}
