import { header } from '@ante/contract/kit/headers.ts'
import type { FastifyRequest } from 'fastify'

const YEAR_SECONDS = 31_536_000
/** Browser features that neither pages nor games use. */
const DENIED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
const PERMISSIONS = DENIED.map((feature) => `${feature}=()`).join(', ')
/** Public files, which emails and other sites may embed. */
const PUBLIC_FILE = /^\/(assets|pictures)\//
const LOCAL = /^(localhost|.*\.localhost)$/

/** Headers of every response. */
export function commonHeaders({ id, url, protocol, hostname }: FastifyRequest): Record<string, string> {
  return {
    [header.requestId]: id,
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': PERMISSIONS,
    // Social sign-in opens a popup that needs access to its opener.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': PUBLIC_FILE.test(url) ? 'cross-origin' : 'same-origin',
    // Not for localhost: the browser would require TLS for all other servers on a developer's machine too.
    ...(protocol === 'https' && !LOCAL.test(hostname) && { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}` }),
  }
}
