import { useIdle } from '../lib/browser/use-idle.ts'
import { Later } from '../ui/later.tsx'
import { useToasts } from '../ui/toast-store.ts'
import { laterParts } from './later-parts.ts'

const NO_PROPS = {}

/** Overlays over the pages, mounted once the browser is idle. */
export function IdleOverlays({ bottomMenu }: { bottomMenu: boolean }) {
  const isIdle = useIdle()
  // A toast that appears before the browser is idle does not wait.
  const hasToasts = useToasts().length > 0
  return (
    <>
      <Later quiet isRequested={isIdle} load={laterParts.floating} props={{ bottomMenu }} />
      <Later quiet isRequested={isIdle || hasToasts} load={laterParts.toaster} props={NO_PROPS} />
    </>
  )
}
