import { useIdle } from '../lib/browser/use-idle.ts'
import type { PageMeta } from '../lib/pages/page-module.ts'
import { useLoginOver } from '../lib/pages/login-over.ts'
import { Later } from '../ui/later.tsx'
import { useToasts } from '../ui/toast-store.ts'
import { lazyParts } from './lazy-parts.ts'

const NO_PROPS = {}

/** Overlays over the pages, mounted once the browser is idle. */
export function IdleOverlays({ meta }: { meta: PageMeta }) {
  const { bottomMenu, header, movesMoney = false } = meta
  // Pages without a header are forms of visitors: the login and the registration.
  const hasPopups = header !== 'home' && header !== 'none'
  const isIdle = useIdle()
  // A toast that appears before the browser is idle does not wait.
  const hasToasts = useToasts().length > 0
  // A requested login, which is one of the overlays, does not wait either.
  const isLoginOpen = useLoginOver()
  return (
    <>
      <Later
        quiet
        isRequested={isIdle || isLoginOpen}
        load={lazyParts.floating}
        props={{ bottomMenu, hasPopups, movesMoney }}
      />
      <Later quiet isRequested={isIdle || hasToasts} load={lazyParts.toaster} props={NO_PROPS} />
    </>
  )
}
