import { randomInt } from 'node:crypto'

import { commonRefusal } from '../../kit/refusal.ts'
import type { IdentityPorts } from '../identity-ports.ts'
import { findAccount } from '../members.ts'

const NAME_DIGITS = 8
/**
 * Maximum number of attempts to find a free name; with a hundred million possible names, the first one almost always
 * succeeds.
 */
export const NAME_ATTEMPTS = 5

/** Returns a random name for a trial account. Source: domain handbook 13. */
export const randomTrialName = (): string => `trial${String(randomInt(10 ** NAME_DIGITS)).padStart(NAME_DIGITS, '0')}`

/** Returns a name that no trial account of the merchant currently has; it is not reserved. */
export async function freeTrialName(
  { db, merchants }: Pick<IdentityPorts, 'db' | 'merchants'>,
  merchantCode: string,
): Promise<string> {
  const trial = merchants.trialOf(merchantCode)
  if (!trial) throw commonRefusal('function.not.available')
  for (let attempt = 1; attempt <= NAME_ATTEMPTS; attempt++) {
    const name = randomTrialName()
    if (!(await findAccount(db, trial.code, name))) return name
  }
  throw new Error('no free name for a trial account')
}
