import { HOUR_MS } from '@ante/contract/kit/time.ts'

import { every, handle } from '../kit/job-queue/job.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import type { Ports } from '../kit/ports.ts'
import { makeStatement, makeStatementJob } from './make-statement-job.ts'
import { deleteExpiredStatements } from './stored-statements.ts'

export const statementJobs = (ports: Pick<Ports, 'db' | 'clock'>): RegisteredJob[] => [
  handle(makeStatementJob, ({ statement }) => makeStatement(ports, BigInt(statement))),
  every(HOUR_MS, 'statements.delete-expired', () => deleteExpiredStatements(ports)),
]
