import type { CaseContext } from './case-context.ts'
import type { Case } from './cases/case.ts'
import { CaseFailed, NotRun } from './verdict.ts'
import type { Verdict } from './verdict.ts'

/** Runs a case and returns its verdict. Throws only unexpected errors. */
export async function tryCase(context: CaseContext, { letter, title, run }: Case): Promise<Verdict> {
  try {
    return { letter, title, outcome: 'passed', reason: (await run(context)) ?? '' }
  } catch (error) {
    if (error instanceof NotRun) return { letter, title, outcome: 'not run', reason: error.message }
    if (error instanceof CaseFailed) return { letter, title, outcome: 'failed', reason: error.message }
    throw error
  }
}
