import {
  listStatements,
  requestStatement as requestEndpoint,
  statementFile,
} from '@ante/contract/statements/statements.ts'
import { HOUR_MS } from '@ante/contract/kit/time.ts'

import { every, handle } from '../kit/job-queue/job.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import type { Ports } from '../kit/ports.ts'
import { refusalsOf, serve } from '../kit/serve.ts'
import { serveFile } from '../kit/serve-file.ts'
import type { Server } from '../kit/server.ts'
import { makeStatement, makeStatementJob } from './make-statement-job.ts'
import { requestStatement } from './request-statement.ts'
import { deleteExpiredStatements, statementsOf, storedFile } from './stored-statements.ts'

const refuse = refusalsOf(statementFile)

/** Registers the calls of statements; returns their background jobs. */
export function openStatements(app: Server, ports: Pick<Ports, 'db' | 'clock'>): RegisteredJob[] {
  serve(app, listStatements, (_input, { member }) => statementsOf(ports, BigInt(member.memberId)))
  serve(app, requestEndpoint, (input, context) => requestStatement(ports, context, input))
  serveFile(app, statementFile, async ({ id, format }, { member }) => {
    const file = await storedFile(ports, { memberId: BigInt(member.memberId), id: BigInt(id), format })
    if (!file) throw refuse('statement.not.found')
    return file
  })
  return [
    handle(makeStatementJob, ({ statement }) => makeStatement(ports, BigInt(statement))),
    every(HOUR_MS, 'statements.delete-expired', () => deleteExpiredStatements(ports)),
  ]
}
