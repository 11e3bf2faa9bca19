import type { PageLoader } from '../../lib/page-module.ts'
import { settle } from '../../lib/query-client.ts'
import { useSearch } from '../../lib/router.tsx'
import { passwordRule } from '../password/password-rule.ts'
import { ByLink } from './by-link.tsx'
import { passwordLink } from './password-link.ts'
import { WaysBack } from './ways-back.tsx'

const tokenOf = (search: URLSearchParams) => search.get('token')

export const loader: PageLoader = ({ search, queries }) => {
  const token = tokenOf(search)
  return settle([queries.query(passwordRule), ...(token === null ? [] : [queries.query(passwordLink(token))])])
}

/** For who has forgotten his password: how to get a new one, or, by the link of a mail, the new one itself. */
export default function ForgottenPage() {
  const token = tokenOf(useSearch())
  return token === null ? <WaysBack /> : <ByLink key={token} token={token} />
}
