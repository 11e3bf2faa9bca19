import { MINUTE_MS } from '@ante/contract/kit/time.ts'

import { every, handle } from '../kit/job-queue/job.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import { verifyAuditJob, verifyChain } from './audit/verify-chain.ts'
import { endLeftAccounts } from './accounts/change-state.ts'
import type { Inviting } from './accounts/invite.ts'
import { applyOwnerRecoveries } from './accounts/owner-recovery.ts'
import { applyChange, applyChangeJob, expireChanges } from './changes/apply-change.ts'
import type { ApplyPorts } from './changes/apply-change.ts'

export const staffJobs = (ports: ApplyPorts & Inviting): RegisteredJob[] => [
  handle(verifyAuditJob, ({ chain }) => verifyChain(ports, chain)),
  handle(applyChangeJob, ({ change }) => applyChange(ports, BigInt(change))),
  every(MINUTE_MS, 'staff.expire-changes', () => expireChanges(ports)),
  every(MINUTE_MS, 'staff.end-left-accounts', () => endLeftAccounts(ports)),
  every(MINUTE_MS, 'staff.recover-owners', () => applyOwnerRecoveries(ports)),
]
