import { memberMay } from '@ante/contract/member/member-type.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useLocation, useNavigate, useSearch } from '../../lib/pages/router.tsx'
import { sessionStore, useSession } from '../../lib/session/session.ts'
import { merchantSettings, useMerchant } from '../../merchant/public.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Later } from '../../ui/later.tsx'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { ChipRow } from '../../ui/records/chip-row.tsx'
import { CorrectedNote, RecordFrame } from '../../ui/records/record-frame.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useOpened } from '../../ui/use-opened.ts'
import { ContractList } from './contract-list.tsx'
import { contractQuery, contractView, kindsOffered, listOf } from './contract-view.ts'
import type { ContractView, PageKinds } from './contract-view.ts'
import { kindTexts } from './contract-texts.ts'
import { ContractsSkeleton } from './contracts-skeleton.tsx'
import styles from './contracts.module.css'
import { contractsIn } from './queries.ts'

const loadOffer = async () => (await import('./offer-sheet.tsx')).OfferSheet

/** Loads nothing on the server: it renders for visitors, who have no contracts. */
export const contractsLoader =
  (kinds: PageKinds): PageLoader =>
  async ({ search, queries }) => {
    const { flags } = await queries.query(merchantSettings)
    const { view } = contractView(search, kindsOffered(kinds, flags))
    return settle(sessionStore.get() ? [queries.infiniteQuery(contractsIn(listOf(view, 'open')))] : [])
  }

/** A page of contracts: the member's own, and for an agent those with downlines. */
export function Contracts({ kinds: allKinds }: { kinds: PageKinds }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { path } = useLocation()
  const session = useSession()
  const kinds = kindsOffered(allKinds, useMerchant().flags)
  const { view, corrected } = contractView(useSearch(), kinds)
  const show = (next: ContractView) => navigate(path + contractQuery(next, kinds), { replace: true })
  const isAgent = session !== null && memberMay.openAgencyCentre(session.customerType)
  const side = isAgent ? view.side : 'downline'
  const seen = { ...view, side }
  const part = (
    <ContentBoundary key={`${view.kind} ${side} ${view.downline}`} skeleton={<ContractsSkeleton />}>
      {side === 'upline' ? <Downlines view={seen} /> : <Own view={seen} />}
    </ContentBoundary>
  )
  const tabs = [
    { id: 'downline' as const, label: t`My contract` },
    { id: 'upline' as const, label: t`My downlines` },
  ]
  return (
    <RecordFrame>
      {corrected && <CorrectedNote />}
      {kinds.length > 1 && (
        <ChipRow
          label={t`Contract type`}
          options={kinds.map((id) => ({ id, text: i18n._(kindTexts[id]) }))}
          chosen={view.kind}
          onChoose={(kind) => show({ ...view, kind })}
        />
      )}
      {isAgent ? (
        <Tabs
          label={t`Show contracts`}
          tabs={tabs}
          active={side}
          onSelect={(next) => show({ ...view, side: next, downline: null })}
          fill
        >
          {part}
        </Tabs>
      ) : (
        part
      )}
    </RecordFrame>
  )
}

function Own({ view }: { view: ContractView }) {
  const { t } = useLingui()
  return (
    <>
      <ContractList
        {...listOf(view, 'open')}
        empty={
          <EmptyState
            picture="/pictures/states/contract.svg"
            title={t`No contract yet`}
            action={<ButtonLink to="/m/service" variant="quiet">{t`Contact customer service`}</ButtonLink>}
          >
            {t`You’ll be notified when you receive an offer. You can review and answer it here.`}
          </EmptyState>
        }
      />
      <Earlier view={view} />
    </>
  )
}

function Downlines({ view }: { view: ContractView }) {
  const { t } = useLingui()
  const offering = useOpened()
  const offer = <Button wide onClick={offering.show}>{t`Offer contract`}</Button>
  return (
    <>
      <p className={styles.lead}>{t`You pay what you agree with your direct downlines from your main wallet.`}</p>
      {offer}
      <ContractList
        {...listOf(view, 'open')}
        empty={
          <EmptyState
            picture="/pictures/states/contract.svg"
            title={view.downline === null ? t`Your downlines have no contracts yet` : t`No contract yet`}
          >
            {t`Offer your direct agents a share of what your own contract pays you.`}
          </EmptyState>
        }
      />
      <Earlier view={view} />
      <Later
        isRequested={offering.open}
        load={loadOffer}
        props={{ ...offering.sheet, kind: view.kind }}
        onFailure={offering.close}
      />
    </>
  )
}

/** Ended or declined contracts, loaded on demand. */
function Earlier({ view }: { view: ContractView }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <button type="button" className={styles.earlier} onClick={() => setOpen(true)}>
        {t`Past contracts`}
      </button>
    )
  }
  return (
    <ContentBoundary skeleton={<ContractsSkeleton />}>
      <ContractList {...listOf(view, 'ended')} empty={<p className={styles.lead}>{t`No past contracts`}</p>} />
    </ContentBoundary>
  )
}
