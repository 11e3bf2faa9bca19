import { accountRecordsFile, listAccountRecords } from '@ante/contract/wallet/account-records.ts'

import { serve } from '../../kit/serve.ts'
import { serveCsv } from '../../kit/serve-csv.ts'
import type { Server } from '../../kit/server.ts'
import type { AccountRecordPorts } from './account-record-ports.ts'
import { fileOfRecords } from './account-records-file.ts'
import { listRecordsOf } from './list-account-records.ts'

/** Routes by which members read their own account records. */
export function accountRecordRoutes(app: Server, ports: AccountRecordPorts): void {
  serve(app, listAccountRecords, (input, { member }) =>
    listRecordsOf(ports, { ...member, readerId: member.memberId }, input),
  )
  serveCsv(app, accountRecordsFile, (input, { member }) => fileOfRecords(ports, member, input))
}
