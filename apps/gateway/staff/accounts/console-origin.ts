import type { Config } from '../../kit/config.ts'

/**
 * Returns the origin of the console for links in mails. The origin must not depend on the request, because the
 * requester may not be the recipient.
 */
export function consoleOrigin({
  consoleHost,
  production,
  tls,
  port,
}: Pick<Config, 'consoleHost' | 'production' | 'tls' | 'port'>): string {
  const host = consoleHost ?? 'console.localhost'
  return production ? `https://${host}` : `${tls ? 'https' : 'http'}://${host}:${port}`
}
