import { listNetworks, updateNetworks } from '@ante/contract/staff/networks.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Network } from 'lucide-react'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Page } from '../ui/page.tsx'
import { Empty } from '../ui/states.tsx'
import { NetworksForm } from './networks-form.tsx'
import styles from './networks.module.css'

/** Addresses from which staff may work for the merchant. */
export default function NetworksPage() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const canEdit = useMayCall(merchant)(updateNetworks)
  const [isEditing, setEditing] = useState(false)
  const query = useQuery({
    queryKey: ['networks', merchant],
    queryFn: ({ signal }) => call(listNetworks, { merchant }, signal),
  })
  return (
    <Page
      title={t`Networks`}
      subtitle={t`Staff can work for this merchant from these addresses only. An empty list allows all.`}
      actions={
        canEdit &&
        query.data &&
        !isEditing && (
          <Button kind="main" onPress={() => setEditing(true)}>
            <Trans>Edit list</Trans>
          </Button>
        )
      }
    >
      <ListView query={query} zone={zone}>
        {({ networks }) => {
          if (isEditing) return <NetworksForm networks={networks} onClose={() => setEditing(false)} />
          if (networks.length === 0)
            return <Empty icon={Network} title={t`All addresses are allowed`}>{t`Edit the list to limit them.`}</Empty>
          return (
            <ul className={styles.list} aria-label={t`Allowed networks`}>
              {networks.map((network) => (
                <li key={network} className={styles.row}>
                  <code>{network}</code>
                </li>
              ))}
            </ul>
          )
        }}
      </ListView>
    </Page>
  )
}
