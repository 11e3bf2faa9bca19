import type { CommandArguments } from './command.ts'
import { UsageError } from './failures.ts'

/** Throws `UsageError` if none of these options is given, because the command would change nothing. */
export function requireOption(command: string, options: CommandArguments['options'], names: readonly string[]): void {
  if (names.some((name) => options[name] !== undefined)) return
  throw new UsageError(`${command} needs at least one of --${names.join(', --')}.`)
}
