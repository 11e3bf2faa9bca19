import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'

import { machine } from '../../bench/machine.ts'
import { Harness } from './harness.ts'
import type { Plan } from './plan.ts'
import { Site } from './servers/site.ts'

const FAULTS_LISTED = 20

const plan = planOf(process.argv.slice(2))
console.log(machine())
console.log(JSON.stringify(plan))
const site = await Site.open(plan.database)
console.log(`${site.server.name}, in ${site.folder}`)
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => void abandon())

let passed = false
try {
  const { faults, figures } = await new Harness(site, plan, (line) => console.log(line)).run()
  for (const { kind, what } of faults.slice(0, FAULTS_LISTED)) console.error(`${kind}: ${what}`)
  for (const line of figures.lines()) console.log(line)
  console.log(`${faults.length} faults`)
  passed = faults.length === 0
} finally {
  await site.close({ keepFolder: !passed })
  if (!passed) console.error(`Its remaining files, with logs, are in ${site.folder}.`)
}
process.exitCode = passed ? 0 : 1

async function abandon(): Promise<void> {
  await site.close()
  process.exit(1)
}

function planOf(argv: string[]): Plan {
  const number = (defaultNumber: string) => ({ type: 'string', default: defaultNumber }) as const
  const { values } = parseArgs({
    args: argv,
    options: {
      seed: number(randomBytes(4).toString('hex')),
      kills: number('20'),
      clients: number('64'),
      seconds: number('300'),
      'first-start-kills': number('6'),
      database: { type: 'string', default: 'embedded' },
    },
  })
  if (values.database !== 'embedded' && values.database !== 'url') throw new Error('--database is embedded or url')
  return {
    seed: values.seed,
    database: values.database,
    clients: Number(values.clients),
    kills: Number(values.kills),
    seconds: Number(values.seconds),
    firstStartKills: Number(values['first-start-kills']),
  }
}
