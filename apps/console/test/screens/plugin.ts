import { forwardRequest } from '@ante/web/test/screens/forward-request.ts'
import type { Plugin } from 'vite'

/** Environment variable with the address of the server of the global setup. */
export const GATEWAY_VARIABLE = 'ANTE_CONSOLE_SCREENS'
/** Path of the server-side actions of tests. */
export const ACTIONS_PATH = '/console-actions/'

const FORWARDED = /^\/(console|console-actions)\//

/** Forwards the console's calls, and the tests' actions, to the gateway that runs for the tests. */
export const gatewayForConsole: Plugin = {
  name: 'ante:gateway-for-console',
  configureServer({ middlewares }) {
    middlewares.use((incoming, outgoing, next) => {
      const to = process.env[GATEWAY_VARIABLE]
      if (to && FORWARDED.test(incoming.url ?? '')) forwardRequest(incoming, outgoing, { to })
      else next()
    })
  },
}
