import type { Config } from '../../kit/config.ts'
import { ownOrigin } from '../../kit/own-origin.ts'

/**
 * Returns the origin of the console for links in mails. The origin must not depend on the request, because the
 * requester may not be the recipient.
 */
export const consoleOrigin = ({
  consoleHost,
  ...config
}: Pick<Config, 'consoleHost' | 'production' | 'tls' | 'port'>): string =>
  ownOrigin(consoleHost ?? 'console.localhost', config)
