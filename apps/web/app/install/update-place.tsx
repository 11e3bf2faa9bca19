import { useEffect } from 'react'

import { textOf } from '../lib/pages/address.ts'
import { useLocation } from '../lib/pages/router.tsx'
import { addPageWords } from '../lib/words/words.ts'
import { Later } from '../ui/later.tsx'
import { notifyWorker } from './tell-worker.ts'
import { useUpdate } from './updates.ts'

/** Nobody is asked to begin anew in the middle of a round. */
const PLAYING = '/m/launchGame'

const loadBar = async () => {
  const [{ UpdateBar }] = await Promise.all([import('./update-bar.tsx'), addPageWords(['install'])])
  return UpdateBar
}

/** Where it is said that there is a newer version of the app; and the worker is told where one is. */
export function UpdatePlace() {
  const update = useUpdate()
  const location = useLocation()
  const address = textOf(location)
  useEffect(() => notifyWorker(navigator.serviceWorker?.controller, { type: 'visited', address }), [address])
  if (!update || location.path === PLAYING) return null
  return <Later wanted load={loadBar} props={{ update }} quiet />
}
