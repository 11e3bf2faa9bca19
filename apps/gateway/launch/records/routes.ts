import { getPlayRecord } from '@ante/contract/launch/play-record-detail.ts'
import { listPlayRecords, playRecordsFile } from '@ante/contract/launch/play-records.ts'

import { askedOf, serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import type { LaunchPorts } from '../launch-ports.ts'
import type { VendorKeys } from '../vendor-keys.ts'
import { listRecords } from './list-records.ts'
import { recordsFile } from './records-file.ts'
import { showRecord } from './show-record.ts'

/** A file is a few thousand rounds: nobody needs many of them. */
const FILES_PER_MINUTE = 10
/** Each may be a question to a vendor. */
const DETAILS_PER_MINUTE = 60

/** What a member looks up of his own play. */
export function recordRoutes(app: Server, ports: LaunchPorts & { keys: VendorKeys }): void {
  serve(app, listPlayRecords, (input, { member }) => listRecords(ports, member, input))
  serve(app, getPlayRecord, (input, context) => showRecord(ports, context, input), { perMinute: DETAILS_PER_MINUTE })

  const rateLimit = { max: FILES_PER_MINUTE, timeWindow: 60_000 }
  app.get(playRecordsFile.path, { config: { rateLimit } }, async (request, reply) => {
    const { input, context } = await askedOf(app, playRecordsFile, request)
    const { name, content } = await recordsFile(ports, context.member, input)
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="${name}"`)
      .send(content)
  })
}
