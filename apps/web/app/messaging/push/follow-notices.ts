import type { Navigate } from '../../lib/pages/router.tsx'

let navigate: Navigate | null = null

/**
 * Navigates to the page of a notification tapped while the app is open, and acknowledges it to the service worker, so
 * that no page is reloaded.
 */
export function followNotices(next: Navigate): void {
  const isFollowing = navigate !== null
  navigate = next
  if (isFollowing) return
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<object | null>) => {
    const automatic = new Map<string, unknown>(Object.entries(data ?? {}))
    const address = automatic.get('address')
    if (automatic.get('type') !== 'open' || typeof address !== 'string') return
    ports[0]?.postMessage('gone')
    navigate?.(address)
  })
}
