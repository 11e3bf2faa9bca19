import type { MakePart } from '@ante/plain-server/part.ts'
import { startServer } from '@ante/plain-server/start-server.ts'
import type { RunningServer, StartPorts } from '@ante/plain-server/start-server.ts'
import { studioPart } from '@ante/studio/studio-part.ts'
import type { StudioOverrides } from '@ante/studio/studio-part.ts'

import { carrier } from './carrier/carrier.ts'
import type { Config } from './config.ts'
import { developerConsole } from './console/routes.ts'
import { identityProvider } from './identity-provider/identity-provider.ts'
import { mailbox } from './mailbox/mailbox.ts'
import { payments } from './payments/payments.ts'
import { payouts } from './payouts/payouts.ts'
import { pushService } from './push-service/push-service.ts'

export interface OutsideWorld extends RunningServer {
  /** SMTP port of the mailbox. */
  smtpPort: number
}

/** Runs all simulated third parties as one server: the studio's vendor games, and all other parties. */
export async function startOutsideWorld(
  config: Config,
  ports: StartPorts,
  overrides: StudioOverrides = {},
): Promise<OutsideWorld> {
  let smtpPort = 0
  const mailPart: MakePart<Config> = async (_app, partPorts) => {
    const mails = await mailbox(partPorts)
    smtpPort = mails.port
    return mails
  }
  const parts = [
    studioPart(overrides),
    payments,
    payouts,
    carrier,
    pushService,
    developerConsole,
    identityProvider,
    mailPart,
  ]
  return { ...(await startServer(config, ports, parts)), smtpPort }
}
