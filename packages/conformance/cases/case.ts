import type { CaseContext } from '../case-context.ts'

/** An acceptance case agreed between vendors and operators. */
export interface Case {
  letter: string
  title: string
  /** Throws if the case fails; a note lists the parts that could not be tested here. */
  run(context: CaseContext): Promise<string | void>
}
