import type { Ports } from '../../kit/ports.ts'
import { sandboxOf } from '../../kit/sandbox.ts'
import type { SetupPorts } from '../../kit/sandbox.ts'

export const setupPortsOf = ({ config }: Pick<Ports, 'config'>): SetupPorts => ({
  sandbox: sandboxOf(config),
  consoleHost: config.consoleHost,
})
