import type { Config } from '../../kit/config.ts'

/** Returns the origin of the console for links in mails: the reader may not be the requester, who must not influence it. */
export function consoleOrigin({
  consoleHost,
  production,
  tls,
  port,
}: Pick<Config, 'consoleHost' | 'production' | 'tls' | 'port'>): string {
  const host = consoleHost ?? 'console.localhost'
  return production ? `https://${host}` : `${tls ? 'https' : 'http'}://${host}:${port}`
}
