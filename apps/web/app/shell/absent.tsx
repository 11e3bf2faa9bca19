import { textOf } from '../lib/pages/address.ts'
import { useLocation, useNavigate } from '../lib/pages/router.tsx'
import { ErrorPage } from './error-page.tsx'

/** Stands where a page's code could not be had. */
export function Absent() {
  const navigate = useNavigate()
  const address = useLocation()
  const retry = () => {
    // A browser may remember that a file was missing until the page is loaded anew; without a network that would only
    // trade the app for the browser's own error page.
    if (navigator.onLine) window.location.reload()
    else navigate(textOf(address), { replace: true })
  }
  return <ErrorPage onRetry={retry} />
}
