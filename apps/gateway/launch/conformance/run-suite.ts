import { setTimeout as pause } from 'node:timers/promises'

import { CaseContext } from '@ante/conformance/case-context.ts'
import { allCases } from '@ante/conformance/cases/all-cases.ts'
import { tryCase } from '@ante/conformance/try-case.ts'
import type { Verdict } from '@ante/conformance/verdict.ts'
import { isProtocol } from '@ante/conformance/wallet/protocols.ts'
import type { VendorProtocol } from '@ante/contract/launch/vendor-protocol.ts'

import type { Ports } from '../../kit/ports.ts'
import type { MerchantDirectory } from '../../merchant/public.ts'
import type { SessionRequest } from '../opening/game-sessions.ts'
import { addTemporaryKey, removeTemporaryKey } from './temporary-key.ts'
import { testHost } from './test-host.ts'
import { restorePlayers, testPlayersOf } from './test-players.ts'

/** Number of cases of the suite. */
export const SUITE_CASES = allCases.length

/** Time in milliseconds after which gateways look for a key that they do not know; see `VendorKeys`. */
const KEY_KNOWN_MS = 600

/** Whether the suite has cases for a protocol: not for that of vendors that hold balances, which gateways call. */
export const hasSuite = (protocol: VendorProtocol): boolean => isProtocol(protocol)

interface SuitePorts extends Pick<Ports, 'db' | 'clock' | 'secrets'> {
  merchants: MerchantDirectory
  /** Accepts calls to this gateway at an address that only this machine reaches. */
  listenLocally(): Promise<{ url: string; close(): Promise<void> }>
}

export interface Suite {
  runId: bigint
  vendor: string
  protocol: VendorProtocol
  /** Trial site whose players the suite uses. */
  trialCode: string
  game: SessionRequest['game']
  /** Called after each case. Returns false to end the run. */
  onCase(verdict: Verdict & { milliseconds: number }): Promise<boolean>
}

export type SuiteEnd = 'done' | 'cancelled' | 'unreachable' | 'no_key_slot'

/**
 * Plays a vendor's protocol against this gateway, over HTTP, with a temporary key of the vendor and with players of a trial
 * site: nothing is sent to the vendor, and no money of the merchant moves. `endSuite` must follow.
 */
export async function runSuite(ports: SuitePorts, suite: Suite): Promise<SuiteEnd> {
  const { runId, vendor, protocol, trialCode, game, onCase } = suite
  if (!isProtocol(protocol)) throw new Error(`no suite for ${protocol}`)
  const key = await addTemporaryKey(ports, { vendor, protocol, runId })
  if (!key) return 'no_key_slot'
  const players = await testPlayersOf(ports, trialCode)
  const local = await ports.listenLocally()
  try {
    await pause(KEY_KNOWN_MS)
    const host = testHost(ports, { trialCode, vendor, game, players, key: keyOf(runId) })
    const context = new CaseContext({ url: local.url, protocol, vendor, ...key }, host)
    if ((await context.whyUnreachable()) !== null) return 'unreachable'
    for (const testCase of allCases) {
      const began = performance.now()
      const verdict = await tryCase(context, testCase)
      if (!(await onCase({ ...verdict, milliseconds: Math.round(performance.now() - began) }))) return 'cancelled'
    }
    return 'done'
  } finally {
    await local.close()
  }
}

/** Removes the key of a run, and restores its players; also after a run whose gateway died. */
export async function endSuite(
  ports: Omit<SuitePorts, 'listenLocally' | 'secrets'>,
  { runId, vendor, trialCode }: Pick<Suite, 'runId' | 'vendor' | 'trialCode'>,
): Promise<void> {
  await removeTemporaryKey(ports.db, { vendor, runId })
  await restorePlayers(ports, { trialCode, vendor, key: `${keyOf(runId)}:end` })
}

const keyOf = (runId: bigint): string => `conformance:${runId}`
