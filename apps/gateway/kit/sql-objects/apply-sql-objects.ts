import { sql } from 'kysely'
import pg from 'pg'

import type { Db } from '../db.ts'
import type { OrderedSqlObject } from './order-sql-objects.ts'
import {
  dependantsOf,
  dropObject,
  deleteObject,
  recordedObjects,
  recordObject,
  signaturesOf,
} from './recorded-objects.ts'
import type { RecordedObject } from './recorded-objects.ts'

/** PostgreSQL's errors for another return type or argument name of a function, and for other columns of a view. */
const OTHER_SHAPE = new Set(['42P13', '42P16'])

type Recorded = Map<string, RecordedObject>

/**
 * Creates or replaces, in the given order, each object that does not exist, whose file has changed, or that depends on
 * an object whose signature has changed. Call it inside the transaction of the migrations. Returns the names of the
 * applied objects.
 */
export async function applySqlObjects(tx: Db, objects: OrderedSqlObject[]): Promise<string[]> {
  const recorded = await recordedObjects(tx)
  const applied: string[] = []
  const changedSignatures = new Set<string>()
  for (const object of objects) {
    const { name, kind, hash, needs } = object
    const recordedObject = recorded.get(name)
    if (
      recordedObject?.exists &&
      recordedObject.hash === hash &&
      !needs.some((needed) => changedSignatures.has(needed))
    )
      continue
    const signature = await createOrReplace(tx, object, recorded)
    await recordObject(tx, { name, kind, signature, hash })
    applied.push(name)
    if (recordedObject && (recordedObject.kind !== kind || recordedObject.signature !== signature))
      changedSignatures.add(name)
  }
  return applied
}

/** Drops objects whose files were removed; objects of other origin stay. Returns the names. */
export async function dropRemovedObjects(tx: Db, objects: OrderedSqlObject[]): Promise<string[]> {
  const names = new Set(objects.map(({ name }) => name))
  const removed = [...(await recordedObjects(tx)).values()].filter(({ name }) => !names.has(name))
  // Triggers depend on functions, and views may.
  for (const kind of ['trigger', 'view', 'function']) {
    for (const object of removed.filter((item) => item.kind === kind)) await dropObject(tx, object)
  }
  for (const { name } of removed) await deleteObject(tx, name)
  return removed.map(({ name }) => name)
}

/** Returns the signature of the created object. Drops the old object if its signature differs. */
async function createOrReplace(tx: Db, object: OrderedSqlObject, recorded: Recorded): Promise<string> {
  const recordedObject = recorded.get(object.name)
  try {
    const replaced = await tryToCreate(tx, object)
    if (!replaced && recordedObject) await dropWithDependants(tx, recordedObject, recorded)
    if (!replaced) await sql.raw(object.text).execute(tx)
    const signature = await signatureOf(tx, object, recordedObject)
    if (recordedObject?.exists && (recordedObject.kind !== object.kind || recordedObject.signature !== signature))
      await dropWithDependants(tx, recordedObject, recorded)
    return signature
  } catch (cause) {
    throw new Error(`sql/${object.name}: ${cause instanceof Error ? cause.message : 'failed'}`, { cause })
  }
}

/** Creates or replaces an object. Returns false if the existing object must be dropped first. */
async function tryToCreate(tx: Db, { text }: OrderedSqlObject): Promise<boolean> {
  await sql`savepoint before_object`.execute(tx)
  try {
    await sql.raw(text).execute(tx)
    await sql`release savepoint before_object`.execute(tx)
    return true
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || !OTHER_SHAPE.has(error.code ?? '')) throw error
    await sql`rollback to savepoint before_object`.execute(tx)
    return false
  }
}

async function signatureOf(
  tx: Db,
  { kind, identity }: OrderedSqlObject,
  recordedObject: RecordedObject | undefined,
): Promise<string> {
  if (kind !== 'function') return identity
  const signatures = await signaturesOf(tx, identity)
  const [signature, ...otherSignatures] =
    signatures.length > 1 ? signatures.filter((item) => item !== recordedObject?.signature) : signatures
  if (!signature || otherSignatures.length > 0) throw new Error('the database has another function of this name')
  return signature
}

/**
 * Drops an object and first all objects of other files that depend on it; `applySqlObjects` recreates them later. Fails
 * if a column or constraint depends on the object.
 */
async function dropWithDependants(tx: Db, object: RecordedObject, recorded: Recorded): Promise<void> {
  for (const name of await dependantsOf(tx, object)) {
    const dependant = recorded.get(name)
    if (dependant?.exists) await dropWithDependants(tx, dependant, recorded)
  }
  await dropObject(tx, object)
  object.exists = false
}
