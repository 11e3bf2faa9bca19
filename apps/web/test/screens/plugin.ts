import type { Plugin } from 'vite'

import { passOn } from './pass-on.ts'

/** Holds the address of what the global setup serves. */
export const SERVED_VARIABLE = 'ANTE_SCREENS_GATEWAY'
/** Where a test in the browser asks for what is done beside it. */
export const DOINGS_PATH = '/screen-doings/'

const PASSED_ON = /^\/(wps|lgw|pictures|screen-doings)\b/

/** Passes what a screen asks of the gateway on to the one that runs for the tests. */
export const gatewayForScreens: Plugin = {
  name: 'ante:gateway-for-screens',
  configureServer({ middlewares }) {
    middlewares.use((incoming, outgoing, next) => {
      const to = process.env[SERVED_VARIABLE]
      if (to && PASSED_ON.test(incoming.url ?? '')) passOn(incoming, outgoing, { to })
      else next()
    })
  },
}
