import { previewChange as previewEndpoint, runChange as endpoint } from '@ante/contract/console/operations.ts'
import type { OperationResult } from '@ante/contract/console/operations.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import type { Db } from '../../kit/db.ts'
import { Refused } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { AuditedChange, StaffContext } from '../../kit/staff-context.ts'
import { Previewed } from '../../operator/kit/previewed.ts'
import { isSteppedUp } from '../../staff/public.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { admittedOperation, runOperation, shownResult, versionOf } from './run-operation.ts'
import type { AdmittedOperation, RequestedOperation, Run } from './run-operation.ts'
import { digestOf, RepeatedRun, storedRun, storeRun } from './stored-runs.ts'
import type { RunOfStaff } from './stored-runs.ts'

const refuse = refusalsOf(endpoint)

type Change = Extract<OperationResult, { kind: 'change' }>

/**
 * Runs a change in its transaction and rolls it back. Returns the states, the effect and the warnings. Needs no second
 * factor, because it changes nothing.
 */
export async function previewOperation(
  ports: ScreenPorts,
  { subject, action, values, files }: ParsedInputOf<typeof previewEndpoint>,
  context: StaffContext,
): Promise<OutputOf<typeof previewEndpoint>> {
  const operation = admittedChange({ subject, action, values, files }, context)
  if (operation.named.place.kind !== 'page' || !operation.named.place.isTried)
    throw refusalsOf(previewEndpoint)('operation.no_preview')
  const result = await triedResult(ports, { operation, context, files, isPreview: true })
  await logRead(ports.db, operation, { context, result: 'previewed' })
  return { result, version: versionOf(result.before) }
}

async function triedResult(ports: ScreenPorts, run: Run): Promise<Change> {
  try {
    const { result } = await runOperation(ports, run)
    // A change that would change nothing ends without an entry of the audit log.
    return changeOf(shownResult(result))
  } catch (error) {
    if (error instanceof Previewed) return changeOf(shownResult(error.outcome))
    throw error
  }
}

function changeOf(result: OperationResult): Change {
  if (result.kind === 'change') return result
  throw new Error('A change that can be tried has another result.')
}

/** Makes a change, once per key. A repeated call returns the stored states and changes nothing. */
export async function changeOperation(
  ports: ScreenPorts,
  { subject, action, values, files, key, version }: ParsedInputOf<typeof endpoint>,
  context: StaffContext,
): Promise<OutputOf<typeof endpoint>> {
  const operation = admittedChange({ subject, action, values, files }, context)
  const { db, clock } = ports
  const { staff, requestId } = context
  if (operation.named.access.needsStepUp && !(await isSteppedUp(db, staff, clock.now())))
    throw new Refused('step_up.required', {})
  const run = { staffId: staff.staffId, key, digest: digestOf(context.merchantCode, operation), requestId }
  const former = await repeatedAnswer(db, run, { operation, context })
  if (former) return former
  let isLogged = false
  const before = async (tx: Db, change: AuditedChange) => {
    isLogged = true
    if (version !== undefined && versionOf(plain(change.before)) !== version) throw refuse('operation.stale')
    await storeRun(tx, run, { change, at: clock.now() })
  }
  try {
    const { result, saved } = await runOperation(ports, { operation, context, files, isPreview: false, before })
    if (!isLogged) await logRead(db, operation, { context, result: 'unchanged' })
    return { result: shownResult(result), files: saved, isRepeat: false }
  } catch (error) {
    if (!(error instanceof RepeatedRun)) throw error
    const answer = await repeatedAnswer(db, run, { operation, context })
    if (answer) return answer
    throw error
  }
}

function admittedChange(requested: RequestedOperation, context: StaffContext): AdmittedOperation {
  const operation = admittedOperation(requested, context)
  if (operation.named.access.isRead) throw refuse('operation.not.found')
  return operation
}

/** Returns the answer to a call whose key was used before; null for a new key. */
async function repeatedAnswer(
  db: Db,
  run: RunOfStaff,
  { operation, context }: { operation: AdmittedOperation; context: StaffContext },
): Promise<OutputOf<typeof endpoint> | null> {
  const stored = await storedRun(db, run)
  if (!stored) return null
  if (!stored.isSame) throw refuse('operation.key_conflict')
  await logRead(db, operation, { context, result: 'repeated' })
  const { merchant, subject, before, after } = stored
  const done = { kind: 'change', changed: true, merchant, command: operation.name, subject, before, after } as const
  return { result: { ...done, effect: '', warnings: [] }, files: [], isRepeat: true }
}

/** Logs a call that has changed nothing: what it answered was read. */
function logRead(
  db: Db,
  { name, args: { positional } }: AdmittedOperation,
  { context, result }: { context: StaffContext; result: 'previewed' | 'unchanged' | 'repeated' },
): Promise<void> {
  return context.audit(db, { action: name, object: 'command', after: { ...positional, result }, result: 'read' })
}

const plain = (state: unknown): unknown => JSON.parse(JSON.stringify(state ?? null))
