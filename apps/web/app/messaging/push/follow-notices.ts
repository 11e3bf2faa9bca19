import type { Navigate } from '../../lib/pages/router.tsx'

let navigate: Navigate | null = null

/** Goes where a notice leads that is tapped while the app is open, and tells the worker so: nothing is loaded anew. */
export function followNotices(next: Navigate): void {
  const isFollowing = navigate !== null
  navigate = next
  if (isFollowing) return
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<object | null>) => {
    const told = new Map<string, unknown>(Object.entries(data ?? {}))
    const address = told.get('address')
    if (told.get('type') !== 'open' || typeof address !== 'string') return
    ports[0]?.postMessage('gone')
    navigate?.(address)
  })
}
