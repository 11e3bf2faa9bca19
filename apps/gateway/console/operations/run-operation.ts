import { createHash } from 'node:crypto'

import { OPERATION_ROWS, runChange as endpoint } from '@ante/contract/console/operations.ts'
import type {
  OperationFile,
  OperationFiles,
  OperationResult,
  OperationValues,
} from '@ante/contract/console/operations.ts'

import type { Db } from '../../kit/db.ts'
import { Refused } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { AuditedChange, StaffContext } from '../../kit/staff-context.ts'
import { merchantOfCommand } from '../../operator/kit/command-merchant.ts'
import { recordNotFound } from '../../operator/kit/command-person.ts'
import type { CommandPerson } from '../../operator/kit/command-person.ts'
import type { CommandArguments, Result } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { runCommand } from '../../operator/run-command.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { isOffered } from './list-operations.ts'
import { commandNamed } from './named-command.ts'
import type { NamedCommand } from './named-command.ts'
import { PageOperator } from './page-operator.ts'
import { argumentsOf, InvalidValue } from './parse-values.ts'

const refuse = refusalsOf(endpoint)

export interface RequestedOperation {
  subject: string
  action: string
  values: OperationValues
  files: OperationFiles
}

/** An operation that the caller may run, with the arguments of its command. */
export interface AdmittedOperation {
  /** `flags update` */
  name: string
  named: NamedCommand
  args: CommandArguments
}

/**
 * Returns the operation that a call names. Refuses one that is not in the table of places, that the page's merchant does
 * not have, or that the caller has no right for; they look like one that does not exist.
 */
export function admittedOperation(
  { subject, action, values, files }: RequestedOperation,
  context: StaffContext,
): AdmittedOperation {
  const named = commandNamed(subject, action)
  if (named?.place.kind !== 'page' || !isOffered(named, context)) throw refuse('operation.not.found')
  const args = asRefusal(() => argumentsOf(named, { values, files, merchantCode: context.merchantCode }))
  return { name: `${subject} ${action}`, named, args }
}

export interface Run {
  operation: AdmittedOperation
  context: StaffContext
  files: OperationFiles
  isPreview: boolean
  /** Called in the transaction of the change, before its entry of the audit log is written. */
  before?(tx: Db, change: AuditedChange): Promise<void>
}

/** Runs the command of an operation for the page, with the person, the session and the request of the call. */
export async function runOperation(
  ports: ScreenPorts,
  { operation: { name, named, args }, context, files, isPreview, before }: Run,
): Promise<{ result: Result; saved: OperationFile[] }> {
  const { merchantCode, staff, audit } = context
  const { permission, checksItself } = named.access
  const record = async (tx: Db, change: AuditedChange, entry = change) => {
    await before?.(tx, change)
    await audit(tx, entry)
  }
  const person: CommandPerson = { actor: staff, permission, checksItself, page: { merchantCode, isPreview, record } }
  const operator = new PageOperator(ports, person, files)
  try {
    await requireRecordOfPage(ports.db, named, args, merchantCode)
    const result = await runCommand(operator, { name, command: named.command, args, person })
    return { result, saved: operator.saved }
  } catch (error) {
    throw refusalOf(error)
  }
}

/** Throws if the arguments identify a record of another merchant, as if there were no such record. */
async function requireRecordOfPage(
  db: Db,
  { command }: NamedCommand,
  args: CommandArguments,
  merchantCode: string | null,
): Promise<void> {
  if (merchantCode === null || !command.parameters.some(({ merchantOf }) => merchantOf)) return
  if ((await merchantOfCommand(() => db, command, args)) !== merchantCode) throw recordNotFound()
}

const Codes = /^[a-z_]{1,60}$/

/** Returns the refusal for an error that a command reports to the operator; other errors are returned as they are. */
function refusalOf(error: unknown): unknown {
  if (error instanceof InvalidValue) return refuse('operation.invalid', { field: error.field, message: error.message })
  if (error instanceof UsageError) return refuse('operation.invalid', { field: null, message: error.message })
  if (!(error instanceof CommandFailed)) return error
  const { message, details } = error
  const code = details && 'code' in details && typeof details.code === 'string' ? details.code : error.code
  if (code === 'permission_denied') return new Refused('permission.denied', { permission: null })
  return refuse('operation.refused', { code: Codes.test(code) ? code : 'refused', message })
}

function asRefusal<Value>(work: () => Value): Value {
  try {
    return work()
  } catch (error) {
    throw refusalOf(error)
  }
}

/** Returns a result as JSON has it, with the rows that contain the text, up to the maximum. */
export function shownResult(result: Result, search = ''): OperationResult {
  const plain = plainOf(result)
  if (plain.kind === 'change') return { ...plain, warnings: plain.warnings ?? [] }
  if (plain.kind !== 'list') return plain
  const text = search.trim().toLowerCase()
  const found = text === '' ? plain.rows : plain.rows.filter((row) => JSON.stringify(row).toLowerCase().includes(text))
  return { ...plain, rows: found.slice(0, OPERATION_ROWS), total: found.length }
}

/** Replaces times by ISO 8601 texts, as the command line's `--json` does. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- results have no values but those of JSON, and times
const plainOf = (result: Result): Result => JSON.parse(JSON.stringify(result)) as Result

/** Returns the version of a state, which identifies it in the call that confirms a change. */
export const versionOf = (state: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(state ?? null))
    .digest('hex')
