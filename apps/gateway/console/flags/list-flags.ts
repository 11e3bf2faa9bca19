import type { listFlags } from '@ante/contract/console/flags.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { everySwitch } from '@ante/contract/merchant/every-switch.ts'
import { flagPages } from '@ante/contract/merchant/flag-pages.ts'
import { flagMeanings, guardedFlags } from '@ante/contract/merchant/flags.ts'

import type { Db } from '../../kit/db.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { narrowerSwitches, scheduledFlags, widerSwitch } from '../../merchant/public.ts'
import { grantedRights, lastChanges, rightIn } from '../../staff/public.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'

type Listed = OutputOf<typeof listFlags>

/** Returns the flags with their states at the merchant and at each other one whose flags the caller may read. */
export async function listedFlags(db: Db, context: StaffContext): Promise<Listed> {
  const merchantCode = merchantOf(context)
  const merchants = await readableMerchants(db, merchantCode, context.staff.staffId)
  const stored = Object.fromEntries(merchants.flatMap(({ settings }) => Object.entries(settings.flags)))
  const names = everySwitch(stored).map(([flag]) => flag)
  const scheduled = await scheduledFlags(db, merchantCode)
  const changes = await lastChanges(db, { merchantCode, objects: names.flatMap(objectsOf), actions: SWITCHES })
  return {
    merchants: merchants.map(({ code, name }) => ({ code, name })),
    flags: names.map((flag) => ({
      flag,
      meaning: flagMeanings[flag] ?? '',
      isGuarded: guardedFlags.includes(flag),
      wider: widerSwitch(flag),
      narrower: narrowerSwitches(flag),
      pages: [...new Set([flag, ...narrowerSwitches(flag)].flatMap((one) => flagPages[one] ?? []))],
      states: Object.fromEntries(
        merchants.flatMap(({ code, settings }) => {
          const isOn = settings.flags[flag]
          return isOn === undefined ? [] : [[code, isOn]]
        }),
      ),
      changed: shownChange(changes.find(({ object }) => objectsOf(flag).includes(object))),
      scheduled: scheduled
        .filter((one) => one.flag === flag)
        .map(({ id, is_on: isOn, at, reason, requested_by: requestedBy }) => {
          return { id: String(id), isOn, at: at.toISOString(), reason, requestedBy }
        }),
    })),
  }
}

const shownChange = (change: Listed['flags'][number]['changed'] | undefined) =>
  change ? { at: change.at, by: change.by, reason: change.reason } : null

/** Actions in the audit log that switch a flag. */
const SWITCHES = ['flags update', 'merchant.flag.switch', 'merchant.flag.guarded']

/** Objects of a flag's changes in the audit log: of the console, and of the command line. */
const objectsOf = (flag: string): string[] => [`flag:${flag}`, flag]

/** Returns the merchant of the call, then the others whose flags the caller may read, with their stored settings. */
async function readableMerchants(db: Db, merchantCode: string, staffId: bigint) {
  const all = await db
    .selectFrom('merchant')
    .select(['code', 'name', 'settings'])
    .where('trial_of', 'is', null)
    .orderBy('name')
    .execute()
  const readable: typeof all = []
  for (const merchant of all) {
    if (merchant.code === merchantCode) readable.unshift(merchant)
    else if (rightIn(await grantedRights(db, staffId, merchant.code), 'merchant.flag.read', 'apply'))
      readable.push(merchant)
  }
  return readable
}
