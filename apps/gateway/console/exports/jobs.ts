import { HOUR_MS } from '@ante/contract/kit/time.ts'

import { every, handle } from '../../kit/job-queue/job.ts'
import type { RegisteredJob } from '../../kit/job-queue/job.ts'
import { makeExport, makeExportJob } from './make-export.ts'
import type { ExportPorts } from './request-export.ts'
import { deleteExpiredExports } from './stored-exports.ts'

/** Background jobs of exports. */
export const exportJobs = (ports: ExportPorts): RegisteredJob[] => [
  handle(makeExportJob, ({ export: id }, { attempt }) =>
    makeExport(ports, BigInt(id), { isLast: attempt >= makeExportJob.attempts }),
  ),
  every(HOUR_MS, 'console.delete-expired-exports', () => deleteExpiredExports(ports)),
]
