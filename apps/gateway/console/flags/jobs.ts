import { MINUTE_MS } from '@ante/contract/kit/time.ts'

import { every } from '../../kit/job-queue/job.ts'
import type { RegisteredJob } from '../../kit/job-queue/job.ts'
import { applyScheduled } from '../../merchant/public.ts'
import { systemActor, writeAudit } from '../../staff/public.ts'
import type { ScreenPorts } from '../screen-ports.ts'

/** How often scheduled changes are looked for, in milliseconds: half of the unit in which their times are given. */
const INTERVAL_MS = MINUTE_MS / 2

/** Switches flags at their scheduled times. */
export const flagJobs = (ports: ScreenPorts): RegisteredJob[] => [
  every(INTERVAL_MS, 'console.switch-scheduled-flags', () =>
    applyScheduled(ports, (tx, { merchant_code: merchantCode, flag, is_on: isOn, reason, requested_by: by }, before) =>
      writeAudit(
        tx,
        { ...systemActor, name: by },
        {
          action: 'merchant.flag.switch',
          merchantCode,
          object: `flag:${flag}`,
          reason,
          before: { isOn: before },
          after: { isOn, isScheduled: true },
        },
      ),
    ),
  ),
]
