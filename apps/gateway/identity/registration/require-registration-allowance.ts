import { DAY_MS } from '@ante/contract/kit/time.ts'

import { countNetworkCall } from '../../kit/call-counts.ts'
import type { Config } from '../../kit/config.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'

interface RegistrationPorts extends Pick<Ports, 'clock'> {
  config: Pick<Config, 'registrationsPerNetwork'>
}

/**
 * Counts a registration in the caller's transaction, which creates the member; refuses it if a network of the address
 * has reached its daily limit.
 */
export function requireRegistrationAllowance(
  tx: Db,
  { clock, config }: RegistrationPorts,
  { merchantCode, ip }: { merchantCode: string; ip: string },
): Promise<void> {
  const registrations = { kind: `registrations ${merchantCode}`, ip, atMost: config.registrationsPerNetwork }
  return countNetworkCall({ db: tx, clock }, { ...registrations, windowMs: DAY_MS })
}
