import { header } from '@ante/contract/kit/headers.ts'
import type { FastifyRequest } from 'fastify'

const YEAR_SECONDS = 31_536_000
/** What no page of ours, and no game in it, has any use for. */
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
/** Public files, which mails and other sites may show. */
const PUBLIC_FILE = /^\/(assets|pictures)\//
const LOCAL = /^(localhost|.*\.localhost)$/

/** The headers of every answer. */
export function commonHeaders({ id, url, protocol, hostname }: FastifyRequest): Record<string, string> {
  return {
    [header.requestId]: id,
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': PERMISSIONS,
    // Social sign-in opens a popup, which answers to the page that opened it.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': PUBLIC_FILE.test(url) ? 'cross-origin' : 'same-origin',
    // A browser that heard it would take a developer's other programs on this machine for TLS, too.
    ...(protocol === 'https' && !LOCAL.test(hostname) && { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}` }),
  }
}
