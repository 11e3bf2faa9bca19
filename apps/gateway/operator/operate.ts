import { openDatabase } from '../kit/db.ts'
import type { Changed, Listed, Operator, Written } from './command.ts'
import { explained } from './database-failure.ts'
import { exitCode, NoDatabase, NotDone, UsageError } from './failures.ts'
import { findDatabase } from './find-database.ts'
import { helpOnAll, helpOnCommand, helpOnSubject } from './help.ts'
import { parse } from './parse.ts'
import type { Wish } from './parse.ts'
import { jsonOf, textOf } from './print.ts'
import { subjects } from './subjects.ts'

export interface Terminal {
  environment: Record<string, string | undefined>
  who: string
  say(text: string): unknown
  complain(text: string): unknown
}

type Failure = { code: number; kind: 'usage' | 'refused' | 'no database' }

/** Does what was asked and says so. The exit code tells a script what came of it. */
export async function operate(argv: string[], terminal: Terminal): Promise<number> {
  try {
    const wish = parse(argv, subjects)
    if (wish.kind === 'help') terminal.say(helpFor(wish))
    else terminal.say((wish.json ? jsonOf : textOf)(await run(wish, terminal)))
    return exitCode.done
  } catch (error) {
    const failure = failureOf(error)
    if (!failure || !(error instanceof Error)) throw error
    const details = error instanceof NotDone ? error.details : undefined
    if (argv.includes('--json'))
      terminal.say(JSON.stringify({ failure: failure.kind, message: error.message, ...details }, null, 2))
    else terminal.complain(error.message)
    return failure.code
  }
}

function helpFor({ subject, command }: Extract<Wish, { kind: 'help' }>): string {
  if (subject && command) return helpOnCommand(subject, command)
  return subject ? helpOnSubject(subject) : helpOnAll(subjects)
}

async function run(
  { command, given }: Extract<Wish, { kind: 'run' }>,
  { environment, who }: Terminal,
): Promise<Listed | Changed | Written> {
  const database = openDatabase({ connectionString: findDatabase(environment), max: 1 }, () => undefined)
  const operator: Operator = { db: database.db, who }
  try {
    return await command.run(operator, given)
  } catch (error) {
    throw explained(error)
  } finally {
    await database.close()
  }
}

function failureOf(error: unknown): Failure | null {
  if (error instanceof UsageError) return { code: exitCode.usage, kind: 'usage' }
  if (error instanceof NotDone) return { code: exitCode.notDone, kind: 'refused' }
  if (error instanceof NoDatabase) return { code: exitCode.noDatabase, kind: 'no database' }
  return null
}
