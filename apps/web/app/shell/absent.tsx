import { textOf } from '../lib/pages/address.ts'
import { useLocation, useNavigate } from '../lib/pages/router.tsx'
import { ErrorPage } from './error-page.tsx'

/** Error page for a page whose code could not be loaded. */
export function Absent() {
  const navigate = useNavigate()
  const address = useLocation()
  const retry = () => {
    // A browser may cache that a file was missing until the page is reloaded; without a network a reload would only
    // replace the app with the browser's own error page.
    if (navigator.onLine) window.location.reload()
    else navigate(textOf(address), { replace: true })
  }
  return <ErrorPage onRetry={retry} />
}
