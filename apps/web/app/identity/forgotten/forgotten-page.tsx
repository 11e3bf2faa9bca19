import type { PageLoader } from '../../lib/pages/page-module.ts'
import { settle } from '../../lib/calls/query-client.ts'
import { useSearch } from '../../lib/pages/router.tsx'
import { Later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { passwordRule } from '../password/password-rule.ts'
import { passwordLink } from './password-link.ts'
import { WaysBack } from './ways-back.tsx'

const loadByLink = async () => (await import('./by-link.tsx')).ByLink

const tokenOf = (search: URLSearchParams) => search.get('token')

export const loader: PageLoader = ({ search, queries }) => {
  const token = tokenOf(search)
  return settle([queries.query(passwordRule), ...(token === null ? [] : [queries.query(passwordLink(token))])])
}

/** For who has forgotten his password: how to get a new one, or, by the link of a mail, the new one itself. */
export default function ForgottenPage() {
  const token = tokenOf(useSearch())
  if (token === null) return <WaysBack />
  return <Later key={token} wanted load={loadByLink} props={{ token }} skeleton={<Skeleton height="60vh" />} />
}
