import { textOf } from '../lib/pages/address.ts'
import { useLocation, useNavigate } from '../lib/pages/router.tsx'
import { reloadOr } from '../lib/unloaded-code.ts'
import { ErrorPage } from './error-page.tsx'

/** Error page for a page whose code could not be loaded. */
export function UnloadedPage() {
  const navigate = useNavigate()
  const address = useLocation()
  return <ErrorPage onRetry={() => reloadOr(() => navigate(textOf(address), { replace: true }))} />
}
