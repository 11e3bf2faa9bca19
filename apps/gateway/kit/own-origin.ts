import type { Config } from './config.ts'

/** Returns the origin under which browsers reach this gateway at a host. */
export const ownOrigin = (
  host: string,
  { production, tls, port }: Pick<Config, 'production' | 'tls' | 'port'>,
): string => (production ? `https://${host}` : `${tls ? 'https' : 'http'}://${host}:${port}`)
