import { useEffect } from 'react'

import { textOf } from '../lib/pages/address.ts'
import { useLocation } from '../lib/pages/router.tsx'
import { loadPageMessages } from '../lib/i18n/messages.ts'
import { Later } from '../ui/later.tsx'
import { notifyWorker } from './notify-worker.ts'
import { useUpdate } from './updates.ts'

/** No reload is offered during a game. */
const PLAYING = '/m/launchGame'

const loadBar = async () => {
  const [{ UpdateBar }] = await Promise.all([import('./update-bar.tsx'), loadPageMessages(['install'])])
  return UpdateBar
}

/** Shows the notice of a newer version; also reports page visits to the worker. */
export function UpdateSlot() {
  const update = useUpdate()
  const location = useLocation()
  const address = textOf(location)
  useEffect(() => notifyWorker(navigator.serviceWorker?.controller, { type: 'visited', address }), [address])
  if (!update || location.path === PLAYING) return null
  return <Later isRequested load={loadBar} props={{ update }} quiet />
}
