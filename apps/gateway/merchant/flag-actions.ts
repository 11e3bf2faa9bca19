import { FlagName, MAX_SCHEDULED_FLAGS } from '@ante/contract/console/flags.ts'
import { flagMeanings } from '@ante/contract/merchant/flags.ts'
import { isSwitchedOn } from '@ante/contract/merchant/switches.ts'
import * as z from 'zod/mini'

import type { Db } from '../kit/db.ts'
import { ActionProblem, guardedAction } from '../kit/guarded-action.ts'
import type { ActionTarget, Application, GuardedAction } from '../kit/guarded-action.ts'
import { lockedFlags, storeFlag } from './store-flag.ts'

const FlagSwitch = z.object({
  flag: FlagName,
  isOn: z.boolean(),
  /** State that the person who requests the change has seen. */
  seen: z.boolean(),
  /** Time from which the state applies, ISO 8601; null at once. */
  at: z.nullable(z.iso.datetime()),
})
type FlagSwitch = z.infer<typeof FlagSwitch>

const readObject = async (tx: Db, { flag, isOn, seen, at }: FlagSwitch, { merchantCode }: ActionTarget) => {
  const flags = await flagsOf(tx, merchantCode)
  if (!(flag in flagMeanings) && !(flag in flags)) throw new ActionProblem('flag.not_found', { flag })
  const before = isSwitchedOn(flags, flag)
  if (before !== seen || (before === isOn && at === null)) throw new ActionProblem('flag.changed', { flag })
  return { object: `flag:${flag}`, version: before ? 'on' : 'off', before: { isOn: before } }
}

async function flagsOf(tx: Db, merchantCode: string | null): Promise<Record<string, boolean>> {
  const flags = merchantCode === null ? null : await lockedFlags(tx, merchantCode)
  if (!flags) throw new ActionProblem('values.outdated')
  return flags
}

async function apply(
  tx: Db,
  { flag, isOn, at }: FlagSwitch,
  application: Application,
): Promise<{ isOn: boolean; at: string | null }> {
  const { merchantCode, actor, reason, now } = application
  if (merchantCode === null) throw new ActionProblem('values.outdated')
  if (at === null) {
    await storeFlag(tx, merchantCode, flag, isOn)
    return { isOn, at }
  }
  const time = new Date(at)
  if (time <= now) throw new ActionProblem('flag.time_past')
  await refuseTooMany(tx, merchantCode)
  await tx
    .insertInto('scheduled_flag')
    .values({
      merchant_code: merchantCode,
      flag,
      is_on: isOn,
      at: time,
      reason,
      requested_by: actor,
      requested_at: now,
    })
    .execute()
  return { isOn, at }
}

/** The merchant's row is locked, so that simultaneous requests cannot exceed the maximum. */
async function refuseTooMany(tx: Db, merchantCode: string): Promise<void> {
  const { count } = await tx
    .selectFrom('scheduled_flag')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('merchant_code', '=', merchantCode)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  if (count >= BigInt(MAX_SCHEDULED_FLAGS))
    throw new ActionProblem('flag.too_many_scheduled', { count: String(MAX_SCHEDULED_FLAGS) })
}

const shared = { permission: 'merchant.flag.update', values: FlagSwitch, readObject, apply } as const

/** Changes of flags: at once for those who may change flags alone, or with two persons. */
export const flagActions: GuardedAction[] = [
  guardedAction({ ...shared, name: 'merchant.flag.switch', approval: 'above limit', skippable: true }),
  guardedAction({ ...shared, name: 'merchant.flag.guarded', approval: 'always', skippable: true }),
]
