import { recordInteraction } from '@ante/contract/console/responsible-gaming.ts'
import { excludePlayer } from '@ante/contract/console/players/actions.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { PhoneCall, Plus } from 'lucide-react'

import { useMay, useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { Page } from '../ui/page.tsx'
import { Select } from '../ui/select.tsx'
import { ExcludeByTelephone } from './exclude-by-telephone.tsx'
import { DraftList } from './draft-list.tsx'
import { DraftPanel } from './draft-panel.tsx'
import { InteractionForm } from './interaction-form.tsx'
import { InteractionPanel } from './interaction-panel.tsx'
import { SaferPlayFilters } from './safer-play-filters.tsx'
import { ExclusionList, InteractionList, LimitList } from './safer-play-lists.tsx'
import type { SaferPlaySearch } from './safer-play-search.ts'

const route = getRouteApi('/in/m/$merchant/safer-play')

/** The register of exclusions and limits, and interactions with players; players are excluded by telephone here. */
export default function SaferPlayPage() {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const mayCall = useMayCall(merchant)
  const may = useMay(merchant)
  const client = useQueryClient()
  const { tab = 'exclusions', form, open } = search
  const change = (changes: Partial<SaferPlaySearch>) =>
    void navigate({ search: (previous) => ({ ...previous, ...changes }), replace: true })
  const close = () => change({ form: undefined })
  const done = () => {
    close()
    return client.invalidateQueries({ queryKey: ['safer-play', merchant] })
  }
  // Players belong to merchants.
  const hasPlayers = merchant !== PLATFORM
  const canExclude = hasPlayers && mayCall(excludePlayer) && may('identity.member.read')
  const canRecord = hasPlayers && mayCall(recordInteraction) && may('identity.member.read')
  const tabs = [
    { value: 'exclusions' as const, label: t`Time-outs and self-exclusions` },
    { value: 'limits' as const, label: t`Limits` },
    ...(may('responsible-gaming.interaction.read')
      ? [
          { value: 'interactions' as const, label: t`Interactions` },
          { value: 'drafts' as const, label: t`Begun interactions` },
        ]
      : []),
  ]
  const List = { exclusions: ExclusionList, limits: LimitList, interactions: InteractionList, drafts: DraftList }[tab]
  return (
    <Page
      title={t`Safer play`}
      subtitle={t`Limits and exclusions that protect players, and what staff did for them.`}
      actions={
        <>
          {canRecord && (
            <Button onPress={() => change({ form: 'record' })}>
              <Plus size={14} aria-hidden />
              <Trans>Record an interaction</Trans>
            </Button>
          )}
          {canExclude && (
            <Button kind="danger" onPress={() => change({ form: 'exclude' })}>
              <PhoneCall size={14} aria-hidden />
              <Trans>Exclude by telephone</Trans>
            </Button>
          )}
        </>
      }
      filters={
        <>
          <Select
            label={t`List`}
            value={tab}
            options={tabs}
            onChange={(chosen) =>
              change({ tab: chosen === 'exclusions' ? undefined : chosen, page: undefined, open: undefined })
            }
          />
          <SaferPlayFilters
            search={search}
            onSearch={(changes) => change({ ...changes, page: undefined, open: undefined })}
          />
        </>
      }
      panel={
        open !== undefined && (
          <>
            {tab === 'interactions' && (
              <InteractionPanel key={open} id={open} onClose={() => change({ open: undefined })} />
            )}
            {tab === 'drafts' && <DraftPanel key={open} id={open} onClose={() => change({ open: undefined })} />}
          </>
        )
      }
    >
      <List search={search} onSearch={change} />
      <Overlay title={t`Exclude by telephone`} isOpen={canExclude && form === 'exclude'} onClose={close}>
        <ExcludeByTelephone onDone={done} onCancel={close} />
      </Overlay>
      <Overlay title={t`Record an interaction`} isOpen={canRecord && form === 'record'} onClose={close}>
        <InteractionForm onDone={done} onCancel={close} />
      </Overlay>
    </Page>
  )
}
