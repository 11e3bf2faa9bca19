import type { Plugin } from 'vite'

/** Time in milliseconds for which React keeps a fallback, and in which it collects the content that has arrived. */
const REACT_INTERVAL_MS = 300
const OUR_INTERVAL_MS = 50

/** React's client build, in which the interval is a constant. */
const REACT_CLIENT = /[\\/]react-dom-client\.production\.js$/

/** The two conditions with the interval. */
const CONDITIONS = [
  `globalMostRecentFallbackTime + ${REACT_INTERVAL_MS} - now()`,
  `${REACT_INTERVAL_MS} > now() - globalMostRecentFallbackTime`,
]

/**
 * Returns React's client with the shorter interval. Throws if a condition is not there exactly once, because another
 * version of React may need another change.
 */
export function withShorterInterval(code: string): string {
  return CONDITIONS.reduce((changed, condition) => {
    const parts = changed.split(condition)
    if (parts.length !== 2) throw new Error(`React's client has ${parts.length - 1} times: ${condition}`)
    return parts.join(condition.replace(String(REACT_INTERVAL_MS), String(OUR_INTERVAL_MS)))
  }, code)
}

/** Shows content that arrives shortly after its skeleton 250 ms sooner: React has no setting for it. */
export const revealInterval: Plugin = {
  name: 'reveal-interval',
  transform(code, id) {
    return REACT_CLIENT.test(id) ? { code: withShorterInterval(code), map: null } : null
  },
}
