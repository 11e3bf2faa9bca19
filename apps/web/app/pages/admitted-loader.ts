import type { PageMeta, PageLoader, PageModule } from '../lib/pages/page-module.ts'
import { sessionStore } from '../lib/session/session.ts'
import { merchantSettings } from '../merchant/queries.ts'
import { admissionOf } from './admission.ts'

type Load = () => Promise<PageModule>

/** Loads the data of a page only for users with access: the gateway would refuse all others. */
export function withAdmittedLoader(meta: PageMeta, load: Load): Load {
  return async () => {
    const { loader, ...page } = await load()
    return loader ? { ...page, loader: whereAdmitted(meta, loader) } : page
  }
}

function whereAdmitted(meta: PageMeta, loader: PageLoader): PageLoader {
  return async (requested) => {
    const { flags } = await requested.queries.query(merchantSettings)
    const memberType = sessionStore.get()?.customerType ?? null
    return admissionOf(meta, { memberType, flags }) === 'open' ? loader(requested) : undefined
  }
}
