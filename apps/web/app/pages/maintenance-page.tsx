import { useEffect } from 'react'

import { useNavigate } from '../lib/pages/router.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/**
 * While the merchant is closed the whole app shows the maintenance notice at every address; when the merchant is open,
 * this address redirects to the home page.
 */
export default function MaintenancePage() {
  const navigate = useNavigate()
  useEffect(() => navigate('/m/home', { replace: true }), [navigate])
  return <Skeleton height="60vh" />
}
