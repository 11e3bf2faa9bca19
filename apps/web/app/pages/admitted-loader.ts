import { LOGIN_FIRST } from '../lib/pages/page-module.ts'
import type { PageMeta, PageLoader, PageModule } from '../lib/pages/page-module.ts'
import { sessionStore } from '../lib/session/session.ts'
import { merchantSettings } from '../merchant/queries.ts'
import { admissionOf } from './admission.ts'

type Load = () => Promise<PageModule>

/**
 * Loads the data of a page only for users with access, because the gateway would refuse all others; reports when a login
 * is required.
 */
export function withAdmittedLoader(meta: PageMeta, load: Load): Load {
  return async () => {
    const { loader, ...page } = await load()
    return loader || meta.guard ? { ...page, loader: loadIfAdmitted(meta, loader) } : page
  }
}

function loadIfAdmitted(meta: PageMeta, loader: PageLoader | undefined): PageLoader {
  return async (request) => {
    const { flags } = await request.queries.query(merchantSettings)
    const memberType = sessionStore.get()?.customerType ?? null
    const admission = admissionOf(meta, { memberType, flags })
    if (admission === 'login') return LOGIN_FIRST
    return admission === 'open' ? loader?.(request) : undefined
  }
}
