import type { Db } from '../../kit/db.ts'
import type { Command, CommandArguments } from './command.ts'

/** Name of the platform in the place of a merchant's code. */
const PLATFORM = '-'

/**
 * Returns the merchant whose data a command concerns: the one that the arguments name, or that of the record which they
 * identify. Null for the platform; undefined if the arguments determine none, or the record does not exist.
 */
export async function merchantOfCommand(
  db: () => Db,
  { parameters }: Pick<Command, 'parameters'>,
  { positional }: CommandArguments,
): Promise<string | null | undefined> {
  const named = positional['merchant']
  if (named !== undefined) return named === PLATFORM ? null : named
  for (const { name, merchantOf } of parameters) {
    const word = positional[name]
    if (merchantOf && word !== undefined) return merchantOf(db(), word)
  }
  return undefined
}
