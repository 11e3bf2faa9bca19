import { startGatewayOn } from '../../../test/start-gateway.ts'
import { settleSalaries } from '../settle-salaries.ts'
import { payPortsOf, setClock } from './pay-fixtures.ts'

// A gateway in a separate process that pays the bills due at a given time. The test kills it meanwhile.

const [databaseUrl = '', at = ''] = process.argv.slice(2)
const gateway = await startGatewayOn(databaseUrl)
setClock(gateway, at)
await settleSalaries(payPortsOf(gateway))
await gateway.stop()
