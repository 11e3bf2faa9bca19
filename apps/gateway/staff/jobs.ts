import { MINUTE_MS } from '@ante/contract/kit/time.ts'

import { every, handle } from '../kit/job-queue/job.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import { endLeftAccounts } from './accounts/change-state.ts'
import { applyChange, applyChangeJob, expireChanges } from './changes/apply-change.ts'
import type { ApplyPorts } from './changes/apply-change.ts'

/** Background jobs of staff. */
export const staffJobs = (ports: ApplyPorts): RegisteredJob[] => [
  handle(applyChangeJob, ({ change }) => applyChange(ports, BigInt(change))),
  every(MINUTE_MS, 'staff.expire-changes', () => expireChanges(ports)),
  every(MINUTE_MS, 'staff.end-left-accounts', () => endLeftAccounts(ports)),
]
