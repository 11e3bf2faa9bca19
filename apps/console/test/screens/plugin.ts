import { forwardRequest } from '@ante/web/test/screens/forward-request.ts'
import type { Plugin } from 'vite'

/** Environment variable with the address of the server of the global setup. */
export const GATEWAY_VARIABLE = 'ANTE_CONSOLE_SCREENS'

const FORWARDED = /^\/(console|console-actions|console-gateway)\//

/** Forwards the console's calls, and the tests' actions, to the gateways that run for the tests. */
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
