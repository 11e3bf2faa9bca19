import type { Plugin } from 'vite'

import { forwardRequest } from './forward-request.ts'

/** Environment variable with the address of the gateway of the global setup. */
export const GATEWAY_VARIABLE = 'ANTE_SCREENS_GATEWAY'
/** Path of the server-side actions for browser tests. */
export const ACTIONS_PATH = '/screen-actions/'

const FORWARDED_PATHS = /^\/(wps|lgw|pictures|screen-actions)\b/

/** Forwards the screens' requests to the gateway that runs for the tests. */
export const gatewayForScreens: Plugin = {
  name: 'ante:gateway-for-screens',
  configureServer({ middlewares }) {
    middlewares.use((incoming, outgoing, next) => {
      const to = process.env[GATEWAY_VARIABLE]
      if (to && FORWARDED_PATHS.test(incoming.url ?? '')) forwardRequest(incoming, outgoing, { to })
      else next()
    })
  },
}
