import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { Refused } from '../../kit/refusal.ts'
import type { StaffPorts } from '../staff-ports.ts'
import { digestOf, keyOf } from './repeats.ts'
import type { Submitter } from './submit.ts'

/** A decision about one version of an object, which needs no approval. */
export interface OnceDecision {
  /** Action in the audit log. */
  action: string
  object: string
  /** Version that the person read. */
  version: string
  /** What distinguishes the decision from another one about this version, such as its reason. */
  values: unknown
  /** Code of the refusal if the object has changed since it was read. */
  stale: string
}

type Decider = Pick<Submitter, 'staffId' | 'merchantCode' | 'audit'>

/**
 * Runs a decision in a transaction and stores its answer. If the decision is refused because the object has changed, and
 * the same person has made the same decision before, the stored answer is returned: the second call of a double click.
 */
export async function answerOnce<Answer>(
  { db, clock }: Pick<StaffPorts, 'db' | 'clock'>,
  decision: OnceDecision,
  decider: Decider,
  work: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  const key = keyOf({ key: `${decision.action} ${decision.object} ${decision.version}` }, decider)
  try {
    return await inTransaction(db, async (tx) => {
      const answer = await work(tx)
      await storeAnswer(tx, { key, decision, decider, answer, now: clock.now() })
      return answer
    })
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== decision.stale) throw error
    const stored = await inTransaction(db, (tx) => storedAnswer<Answer>(tx, { key, decision, decider }))
    if (!stored) throw error
    return stored.answer
  }
}

interface Keyed {
  key: string
  decision: OnceDecision
  decider: Decider
}

async function storeAnswer(
  tx: Db,
  { key, decision, decider, answer, now }: Keyed & { answer: unknown; now: Date },
): Promise<void> {
  const stored = {
    merchant_code: decider.merchantCode,
    action: decision.action,
    object: decision.object,
    digest: digestOf(decision),
    applied_at: now,
    answer: JSON.stringify(answer),
  }
  await tx
    .insertInto('direct_action')
    .values({ key, ...stored })
    // Objects can return to an earlier version: then the last decision about it counts.
    .onConflict((conflict) => conflict.column('key').doUpdateSet(stored))
    .execute()
}

/** Returns the answer of the same decision, and writes the repetition to the audit log; null without one. */
async function storedAnswer<Answer>(tx: Db, { key, decision, decider }: Keyed): Promise<{ answer: Answer } | null> {
  const row = await tx
    .selectFrom('direct_action')
    .select(['digest', 'answer'])
    .where('key', '=', key)
    .where('merchant_code', 'is not distinct from', decider.merchantCode)
    .executeTakeFirst()
  if (!row?.digest.equals(digestOf(decision))) return null
  const { action, object } = decision
  await decider.audit(tx, { action, object, after: 'repeated' })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stored by `storeAnswer` under the same action
  return { answer: row.answer as Answer }
}
