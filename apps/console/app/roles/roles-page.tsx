import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'

import { useRoleText } from '../lib/role-names.ts'
import { rolesQuery } from '../lib/roles-query.ts'
import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Page } from '../ui/page.tsx'
import { Empty } from '../ui/states.tsx'
import { RoleRights } from './role-rights.tsx'
import styles from './roles.module.css'

const route = getRouteApi('/in/m/$merchant/roles')

/** Roles of a merchant with their rights. */
export default function RolesPage() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { role: chosen } = route.useSearch()
  const query = useQuery(rolesQuery(merchant))
  const roleText = useRoleText()
  return (
    <Page title={t`Roles`} subtitle={t`Copied for each merchant, so that a change affects only this one.`}>
      <ListView query={query} zone={zone}>
        {({ roles }) => {
          const role = roles.find(({ code }) => code === chosen) ?? roles[0]
          if (!role) return <Empty icon={ShieldCheck} title={t`No roles`} />
          return (
            <div className={styles.split}>
              <nav aria-label={t`Roles`} className={styles.list}>
                <ul>
                  {roles.map(({ code, name, rights, offered }) => (
                    <li key={code}>
                      <Link
                        to="/m/$merchant/roles"
                        params={{ merchant }}
                        search={{ role: code }}
                        className={`${styles.link} ${code === role.code ? styles.current : ''}`}
                        {...(code === role.code && { 'aria-current': 'true' as const })}
                      >
                        <span>{roleText({ code, name })}</span>
                        <span className={styles.count}>
                          {offered.length > 0 && <NewRights count={offered.length} />}
                          {rights.length}
                        </span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
              <RoleRights key={`${role.code} ${role.version}`} role={role} />
            </div>
          )
        }}
      </ListView>
    </Page>
  )
}

function NewRights({ count }: { count: number }) {
  const { t } = useLingui()
  return <Badge tone="accent">{t`${count} new`}</Badge>
}
