import { useEffect } from 'react'

import { useNavigate } from '../lib/pages/router.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** While the merchant is closed the whole app says so, at every address; here one comes when he is open, and goes on. */
export default function MaintenancePage() {
  const navigate = useNavigate()
  useEffect(() => navigate('/m/home', { replace: true }), [navigate])
  return <Skeleton height="60vh" />
}
