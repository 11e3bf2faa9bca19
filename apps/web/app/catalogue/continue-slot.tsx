import type { ComponentType } from 'react'

import { useHydrated } from '../lib/browser/use-hydrated.ts'
import { useIdle } from '../lib/browser/use-idle.ts'
import { useSession } from '../lib/session/session.ts'
import { Later } from '../ui/later.tsx'
import styles from './continue-slot.module.css'

const NO_PROPS = {}

/**
 * Slot of the member's own games on home, shown by a component that is loaded when the browser is idle. Its space is reserved before the first paint if the browser has a session.
 */
export function ContinueSlot({ loadShelf }: { loadShelf: () => Promise<ComponentType> }) {
  const isMember = useSession() !== null
  const hydrated = useHydrated()
  const isIdle = useIdle()
  return (
    <div className={styles.container} hidden={hydrated && !isMember} data-member={isMember}>
      {isMember && <Later quiet isRequested={isIdle} load={loadShelf} props={NO_PROPS} />}
    </div>
  )
}
