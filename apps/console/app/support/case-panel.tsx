import { claimSupportCase, resolveSupportCase } from '@ante/contract/console/support.ts'
import type { SupportCase } from '@ante/contract/console/support-parts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'

import { call } from '../lib/call.ts'
import { useMayCall, useSession } from '../lib/session.ts'
import { useShortcuts } from '../lib/shortcuts.ts'
import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { Notice } from '../ui/notice.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import { PlayerLink } from '../ui/player-link.tsx'
import { PANEL_ID } from '../ui/side-panel.tsx'
import { Time } from '../ui/time.tsx'
import { announce } from '../ui/toasts.tsx'
import { CaseActions } from './case-actions.tsx'
import { CaseBadges } from './case-badges.tsx'
import { Composer } from './composer.tsx'
import { Conversation } from './conversation.tsx'
import type { DraftKind } from './drafts.ts'
import { FlagNotice } from './flag-notice.tsx'
import { KindTabs } from './kind-tabs.tsx'
import { PlayerPane } from './player-pane.tsx'
import { caseKey, caseQuery, casesKey } from './support-queries.ts'
import type { ShownCase } from './support-queries.ts'
import styles from './support.module.css'
import { useCaseName } from './use-case-name.ts'
import { useViewers } from './use-viewers.ts'

interface CasePanelProps {
  id: string
  onClose(): void
  /** Opens the case after this one; closes the panel after the last one. */
  onNext(): void
}

/** An open case: the conversation, the input, and the player. */
export function CasePanel({ id, onClose, onNext }: CasePanelProps) {
  const { code: merchant } = useSite()
  const query = useQuery(caseQuery(merchant, id))
  useHotkeys('escape', onClose, { ignoreEventWhen: (event) => event.defaultPrevented })
  const heading = useId()
  return (
    <aside id={PANEL_ID} className={styles.panel} aria-labelledby={heading} tabIndex={-1}>
      <PanelView query={query}>
        {(loaded) => <OpenCase loaded={loaded} heading={heading} onClose={onClose} onNext={onNext} />}
      </PanelView>
    </aside>
  )
}

interface OpenCaseProps extends Omit<CasePanelProps, 'id'> {
  loaded: ShownCase
  heading: string
}

/** Time in milliseconds after the last letter for which a person counts as typing. */
const TYPING_MS = 4_000

function OpenCase({ loaded, heading, onClose, onNext }: OpenCaseProps) {
  const { t } = useLingui()
  const { case: shown, messages, isAnswerable, flag } = loaded
  const { id } = shown
  const { code: site } = useSite()
  const mayChange = useMayCall(site)(claimSupportCase)
  const caseName = useCaseName()
  const [kind, setKind] = useState<DraftKind>('reply')
  const typing = useTyping()
  const viewers = useViewers(id, typing.isTyping)
  const { failure, isPending, act, changed } = useCaseChange(id)
  const panel = useRef<HTMLElement>(null)
  const resolve = async () => {
    const seen = messages.at(-1)?.seq ?? 0
    if (await act((merchant) => call(resolveSupportCase, { merchant, id, seen }), t`Resolved.`)) onNext()
  }
  const onSent = async (isLast: boolean) => {
    typing.stop()
    const current = await changed()
    const seen = current ?? messages.at(-1)?.seq ?? 0
    if (isLast && (await act((merchant) => call(resolveSupportCase, { merchant, id, seen }), t`Resolved.`))) onNext()
  }
  useCaseKeys({ shown, panel, onKind: setKind, onResolve: resolve })
  return (
    <>
      <section ref={panel} className={styles.talk}>
        <header className={styles.head}>
          <div className={styles.names}>
            <h2 id={heading} className={styles.name}>
              {shown.player ? (
                <PlayerLink player={shown.player.id} account={shown.player.account} />
              ) : (
                <bdi>{caseName(shown)}</bdi>
              )}
            </h2>
            <span className={styles.badges}>
              <CaseBadges shown={shown} />
              <StateBadge shown={shown} />
            </span>
          </div>
          <Button kind="quiet" size="small" isIcon aria-label={t`Close panel`} onPress={onClose}>
            <X size={15} aria-hidden />
          </Button>
        </header>
        <CaseActions shown={shown} isAnswerable={isAnswerable} isPending={isPending} act={act} onResolve={resolve} />
        {failure !== null && <Notice tone="bad">{failure}</Notice>}
        {flag && <FlagNotice flag={flag} player={shown.player} onDone={changed} />}
        <Conversation loaded={loaded} />
        <Viewers viewers={viewers} />
        {mayChange && <KindTabs kind={kind} onKind={setKind} />}
        <Composer
          key={kind}
          shown={shown}
          isAnswerable={isAnswerable}
          kind={kind}
          onTyping={typing.begin}
          onSent={onSent}
        />
      </section>
      <PlayerPane player={shown.player} formerAccount={shown.formerAccount} />
    </>
  )
}

function StateBadge({ shown: { state, snoozedUntil, assignee, role } }: { shown: SupportCase }) {
  const { t } = useLingui()
  const { zone } = useSite()
  const own = useSession().mail
  const assigned = assignee?.name === own ? t`You` : assignee?.name
  return (
    <>
      {state === 'resolved' && <Badge tone="good">{t`Resolved`}</Badge>}
      {state === 'snoozed' && (
        <Badge tone="warn">
          {snoozedUntil === null ? (
            <Trans>Snoozed until a message</Trans>
          ) : (
            <Trans>
              Snoozed until <Time at={snoozedUntil} zone={zone} />
            </Trans>
          )}
        </Badge>
      )}
      {assigned !== undefined && <Badge tone="accent">{assigned}</Badge>}
      {role && <Badge tone="accent">{t`For ${role.name}`}</Badge>}
    </>
  )
}

function Viewers({ viewers }: { viewers: readonly { name: string; isTyping: boolean }[] }) {
  const { t } = useLingui()
  const namesOf = (isTyping: boolean) =>
    viewers
      .filter((viewer) => viewer.isTyping === isTyping)
      .map(({ name }) => name)
      .join(', ')
  const [writing, viewing] = [namesOf(true), namesOf(false)]
  return (
    <output className={styles.viewers}>
      {writing !== '' && <span className={styles.writing}>{t`Writing an answer: ${writing}`}</span>}
      {viewing !== '' && <span>{t`Also open at: ${viewing}`}</span>}
    </output>
  )
}

/** Whether the person has typed within the last seconds. */
function useTyping() {
  const [isTyping, setTyping] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const begin = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setTyping(false), TYPING_MS)
    setTyping(true)
  }
  const stop = () => {
    clearTimeout(timer.current)
    setTyping(false)
  }
  return { isTyping, begin, stop }
}

/** Changes a case and reads it again; a refusal is shown, and the case is read again as well. */
function useCaseChange(id: string) {
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const failureText = useFailureText()
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  /** Returns the number of the last message. */
  const changed = async (): Promise<number | undefined> => {
    await Promise.all(
      [caseKey(merchant, id), casesKey(merchant)].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
    return client.getQueryData(caseQuery(merchant, id).queryKey)?.messages.at(-1)?.seq
  }
  const act = async (change: (at: string) => Promise<unknown>, done: string): Promise<boolean> => {
    if (isPending) return false
    setFailure(null)
    setPending(true)
    try {
      await change(merchant)
      announce(done)
      return true
    } catch (error) {
      setFailure(failureText(error))
      return false
    } finally {
      setPending(false)
      await changed()
    }
  }
  return { failure, isPending, act, changed }
}

interface CaseKeys {
  shown: SupportCase
  panel: { current: HTMLElement | null }
  onKind(kind: DraftKind): void
  onResolve(): Promise<unknown>
}

/** Keys of the open case, with the focus outside of a field: answer, note, and resolve. */
function useCaseKeys({ shown, panel, onKind, onResolve }: CaseKeys): void {
  const { code: merchant } = useSite()
  const mayChange = useMayCall(merchant)(claimSupportCase)
  const { approve, reject } = useShortcuts()
  const write = (kind: DraftKind) => {
    onKind(kind)
    requestAnimationFrame(() => panel.current?.querySelector('textarea')?.focus())
  }
  const options = { enabled: mayChange, preventDefault: true }
  useHotkeys(reject, () => write('reply'), options)
  useHotkeys('n', () => write('note'), options)
  useHotkeys(approve, () => void onResolve(), { ...options, enabled: mayChange && shown.state !== 'resolved' })
}
