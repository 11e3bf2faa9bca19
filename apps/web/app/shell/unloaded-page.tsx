import { textOf } from '../lib/pages/address.ts'
import { useLocation, useNavigate } from '../lib/pages/router.tsx'
import { ErrorPage } from './error-page.tsx'

/** Error page for a page whose code could not be loaded. */
export function UnloadedPage() {
  const navigate = useNavigate()
  const address = useLocation()
  const retry = () => {
    // Only a reload lets a browser request a file again that it has found missing. While offline there is no reload,
    // because it would replace the app with the browser's own error page.
    if (navigator.onLine) window.location.reload()
    else navigate(textOf(address), { replace: true })
  }
  return <ErrorPage onRetry={retry} />
}
