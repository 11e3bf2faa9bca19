import { startWorker as start } from '@ante/plain-server/worker.ts'
import type { WorkerWithWakeUp } from '@ante/plain-server/worker.ts'

import { resumeRound } from './advance.ts'
import type { RoundPorts } from './advance.ts'
import { notifyDueCorrections } from './corrections.ts'
import { payDueParts } from './parts.ts'
import { claimDueRounds } from './round-store.ts'

const MAX_AT_ONCE = 50

/** Resumes every due interrupted round. Returns their number. */
export async function resumeDueRounds(ports: RoundPorts): Promise<number> {
  const rounds = await claimDueRounds(ports.db, { leaseMs: ports.leaseMs, atMost: MAX_AT_ONCE })
  await Promise.all(rounds.map((round) => resumeRound(ports, round)))
  return rounds.length
}

/** Periodically processes interrupted rounds, due parts and due corrections. */
export function startWorker(ports: RoundPorts, everyMs: number): WorkerWithWakeUp {
  const poll = async () =>
    Math.max(await resumeDueRounds(ports), await payDueParts(ports), await notifyDueCorrections(ports))
  return start({ poll, atMost: MAX_AT_ONCE, everyMs }, ports.log)
}
