import type {
  createSetup as createEndpoint,
  discardSetup as discardEndpoint,
  requestMerchant as requestEndpoint,
} from '@ante/contract/console/merchant-setups.ts'
import {
  createSetup as createDeclared,
  discardSetup as discardDeclared,
  MAX_OPEN_SETUPS,
  requestMerchant as requestDeclared,
  saveSetup as saveEndpoint,
} from '@ante/contract/console/merchant-setups.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { changesInReview, submitChange } from '../../staff/public.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { MERCHANT_CREATION } from './create-merchant.ts'
import { requirePlatform } from './require-platform.ts'
import { readFacts } from './setup-facts.ts'
import { setupPortsOf } from './setup-ports.ts'
import { missingSteps, stepProblems } from './step-problems.ts'
import { addSetup, discard, lockedSetup, openSetups, setupById, setupObject, storeSteps } from './stored-setups.ts'
import type { Setup } from './tables.ts'

/** Begins a setup. The same call again returns the same one. */
export function createSetup(
  { db, clock }: ScreenPorts,
  { key }: ParsedInputOf<typeof createEndpoint>,
  context: StaffContext,
): Promise<OutputOf<typeof createEndpoint>> {
  requirePlatform(context)
  const { staffId, name: by } = context.staff
  return inTransaction(db, async (tx) => {
    const { id, isNew } = await addSetup(tx, { key, staffId, by, at: clock.now() })
    if (isNew && (await openSetups(tx)) > MAX_OPEN_SETUPS)
      throw refusalsOf(createDeclared)('setup.too_many', { limit: MAX_OPEN_SETUPS })
    const entry = { action: 'merchant.setup.begin', object: setupObject(id) }
    await context.audit(tx, { ...entry, before: null, after: isNew ? {} : 'repeated' })
    return { id: String(id) }
  })
}

/** Stores steps. Refuses values that are not possible; each step is compared with what exists, not with the others. */
export function saveSetup(
  ports: ScreenPorts,
  { id, version, steps }: ParsedInputOf<typeof saveEndpoint>,
  context: StaffContext,
): Promise<OutputOf<typeof saveEndpoint>> {
  requirePlatform(context)
  const refuse = refusalsOf(saveEndpoint)
  const at = ports.clock.now()
  return inTransaction(ports.db, async (tx) => {
    const setup = await editableSetup(tx, id, refuse)
    if (setup.version !== version) throw refuse('setup.changed')
    const next = { ...setup.steps, ...steps }
    const found = stepProblems(next, await readFacts(tx, setupPortsOf(ports)))
    const problems = found.filter(({ step }) => steps[step] !== undefined)
    if (problems.length > 0) throw refuse('setup.invalid', { problems })
    const stored = await storeSteps(tx, setup, { steps: next, by: context.staff.name, at })
    const entry = { action: 'merchant.setup.edit', object: setupObject(setup.id) }
    await context.audit(tx, { ...entry, before: pick(setup.steps, steps), after: steps })
    return { version: stored }
  })
}

/** Returns the stored values of the steps that are about to change. */
const pick = (stored: Setup['steps'], changed: Setup['steps']): Setup['steps'] =>
  Object.fromEntries(Object.entries(stored).filter(([step]) => step in changed))

export function discardSetup(
  { db }: ScreenPorts,
  { id }: ParsedInputOf<typeof discardEndpoint>,
  context: StaffContext,
): Promise<Record<string, never>> {
  requirePlatform(context)
  const refuse = refusalsOf(discardDeclared)
  return inTransaction(db, async (tx) => {
    const setup = await editableSetup(tx, id, refuse)
    await discard(tx, setup)
    const entry = { action: 'merchant.setup.discard', object: setupObject(setup.id) }
    await context.audit(tx, { ...entry, before: setup.steps, after: null })
    return {}
  })
}

type RefusedEdit = 'setup.not_found' | 'setup.ended' | 'setup.in_review'

/** Locks a setup that staff may edit. */
async function editableSetup(tx: Db, id: string, refuse: (code: RefusedEdit) => Error): Promise<Setup> {
  const setup = await lockedSetup(tx, BigInt(id))
  if (!setup || setup.state === 'discarded') throw refuse('setup.not_found')
  if (setup.state === 'created') throw refuse('setup.ended')
  const changes = await changesInReview(tx, { merchantCode: null, action: MERCHANT_CREATION })
  if (changes.has(setupObject(setup.id))) throw refuse('setup.in_review')
  return setup
}

/** Requests the creation of the merchant. */
export async function requestMerchant(
  ports: ScreenPorts,
  { id, version, reason, key }: ParsedInputOf<typeof requestEndpoint>,
  context: StaffContext,
): Promise<OutputOf<typeof requestEndpoint>> {
  requirePlatform(context)
  const refuse = refusalsOf(requestDeclared)
  const setup = await setupById(ports.db, BigInt(id))
  if (!setup || setup.state === 'discarded') throw refuse('setup.not_found')
  const missing = missingSteps(setup.steps)
  if (missing.length > 0) throw refuse('setup.incomplete', { missing })
  // A repeated call after the creation has the outcome of the first one.
  const problems =
    setup.state === 'created' ? [] : stepProblems(setup.steps, await readFacts(ports.db, setupPortsOf(ports)))
  if (problems.length > 0) throw refuse('setup.invalid', { problems })
  const onLocked = async (tx: Db) => {
    const locked = await editableSetup(tx, id, refuse)
    if (locked.version !== version) throw refuse('setup.changed')
  }
  const values = { setup: id, steps: setup.steps }
  const { staff, held, audit } = context
  const submitter = { staffId: staff.staffId, merchantCode: null, zone: 'UTC', held, audit }
  return submitChange(ports, { action: MERCHANT_CREATION, values, reason, key, onLocked }, submitter)
}
