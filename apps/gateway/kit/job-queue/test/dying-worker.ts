import { pino } from 'pino'
import { z } from 'zod'

import { ShiftedClock } from '../../clock.ts'
import { openDatabase } from '../../db.ts'
import { PostgresBus } from '../../postgres-bus.ts'
import { handle, job } from '../job.ts'
import { openJobQueue } from '../open-job-queue.ts'

/** A process that the handler of the named job kills, as a native crash or a lack of memory would. */
const [databaseUrl = '', name = '', attempts = ''] = process.argv.slice(2)
const log = pino({ level: 'silent' })
const { db } = openDatabase({ connectionString: databaseUrl, max: 2 }, () => undefined)
const bus = await PostgresBus.open(databaseUrl, log)
const definition = job({ name, payload: z.object({}), attempts: Number(attempts) })
const kill = handle(definition, async () => void process.kill(process.pid, 'SIGKILL'))
await openJobQueue({ db, bus, log, clock: new ShiftedClock(), jobs: [kill], zones: async () => [] })
