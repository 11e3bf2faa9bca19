import { dismissInteractionDraft, recordInteraction } from '@ante/contract/console/responsible-gaming.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'

import { useMay, useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import { PlayerLink } from '../ui/player-link.tsx'
import { Facts, SidePanel } from '../ui/side-panel.tsx'
import { Time } from '../ui/time.tsx'
import { DismissDraft } from './dismiss-draft.tsx'
import { draftsQuery } from './draft-list.tsx'
import { InteractionForm } from './interaction-form.tsx'
import type { Draft } from './safer-play-columns.tsx'
import styles from './safer-play.module.css'

const route = getRouteApi('/in/m/$merchant/safer-play')

interface DraftPanelProps {
  id: string
  onClose(): void
}

/** A begun interaction: what the player wrote, and the choice to record or dismiss it. */
export function DraftPanel({ id, onClose }: DraftPanelProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const { page } = route.useSearch()
  const query = useQuery(draftsQuery(merchant, page))
  return (
    <PanelView query={query}>
      {({ rows }) => {
        const draft = rows.find((row) => row.id === id)
        return draft ? (
          <OpenDraft draft={draft} onClose={onClose} />
        ) : (
          <SidePanel title={t`Begun interaction`} onClose={onClose} isText>
            <p>
              <Trans>It was recorded or dismissed already.</Trans>
            </p>
          </SidePanel>
        )
      }}
    </PanelView>
  )
}

function OpenDraft({ draft, onClose }: { draft: Draft; onClose(): void }) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const mayCall = useMayCall(merchant)
  const may = useMay(merchant)
  const client = useQueryClient()
  const [dialog, setDialog] = useState<'record' | 'dismiss' | null>(null)
  const close = () => setDialog(null)
  const done = () => {
    close()
    onClose()
    return client.invalidateQueries({ queryKey: ['safer-play', merchant] })
  }
  const { id, player, at, words, quote, supportCase } = draft
  return (
    <SidePanel
      title={t`Begun interaction`}
      onClose={onClose}
      isText
      foot={
        <>
          {mayCall(recordInteraction) && may('identity.member.read') && (
            <Button kind="main" onPress={() => setDialog('record')}>{t`Record an interaction`}</Button>
          )}
          {mayCall(dismissInteractionDraft) && <Button onPress={() => setDialog('dismiss')}>{t`Dismiss`}</Button>}
        </>
      }
    >
      <Facts
        facts={[
          [t`Player`, <PlayerLink key="player" player={player.id} account={player.account} />],
          [t`Time`, <Time key="at" at={at} zone={zone} />],
          [t`Care words`, words.join(', ')],
        ]}
      />
      <p className={styles.note} dir="auto">
        {quote}
      </p>
      {may('support.chat.read') && (
        <Link to="/m/$merchant/support" params={{ merchant }} search={{ list: 'all', open: supportCase }}>
          {t`Open the conversation`}
        </Link>
      )}
      <Overlay title={t`Record an interaction`} isOpen={dialog === 'record'} onClose={close}>
        <InteractionForm draft={{ id, player }} onDone={done} onCancel={close} />
      </Overlay>
      <Overlay title={t`Dismiss the flag`} isOpen={dialog === 'dismiss'} onClose={close}>
        <DismissDraft id={id} onDone={done} onCancel={close} />
      </Overlay>
    </SidePanel>
  )
}
