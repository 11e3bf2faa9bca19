import {
  listStatements,
  requestStatement as requestEndpoint,
  statementFile,
} from '@ante/contract/statements/statements.ts'

import type { Ports } from '../kit/ports.ts'
import { refusalsOf, serve } from '../kit/serve.ts'
import { serveFile } from '../kit/serve-file.ts'
import type { Server } from '../kit/server.ts'
import { requestStatement } from './request-statement.ts'
import { statementsOf, storedFile } from './stored-statements.ts'

const refuse = refusalsOf(statementFile)

/** Routes by which members request and download their statements. */
export function statementRoutes(app: Server, ports: Pick<Ports, 'db' | 'clock'>): void {
  serve(app, listStatements, (_input, { member }) => statementsOf(ports, BigInt(member.memberId)))
  serve(app, requestEndpoint, (input, context) => requestStatement(ports, context, input))
  serveFile(app, statementFile, async ({ id, format }, { member }) => {
    const file = await storedFile(ports, { memberId: BigInt(member.memberId), id: BigInt(id), format })
    if (!file) throw refuse('statement.not.found')
    return file
  })
}
