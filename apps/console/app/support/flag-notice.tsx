import { dismissInteractionDraft, recordInteraction } from '@ante/contract/console/responsible-gaming.ts'
import type { CaseFlag } from '@ante/contract/console/support.ts'
import type { SupportCase } from '@ante/contract/console/support-parts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'

import { useMay, useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/states.tsx'
import { Overlay } from '../ui/overlay.tsx'
import styles from './support.module.css'

const InteractionForm = lazy(async () => ({
  default: (await import('../safer-play/interaction-form.tsx')).InteractionForm,
}))
const DismissDraft = lazy(async () => ({ default: (await import('../safer-play/dismiss-draft.tsx')).DismissDraft }))

interface FlagNoticeProps {
  flag: CaseFlag
  /** Null for a visitor: an interaction needs a player. */
  player: SupportCase['player']
  onDone(): Promise<unknown>
}

/** Words of the player that may show harm by play, with the begun interaction. */
export function FlagNotice({ flag: { id, words }, player, onDone }: FlagNoticeProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const mayCall = useMayCall(merchant)
  const mayFind = useMay(merchant)('identity.member.read')
  const [dialog, setDialog] = useState<'record' | 'dismiss' | null>(null)
  const close = () => setDialog(null)
  const done = () => {
    close()
    return onDone()
  }
  const list = words.join(', ')
  return (
    <Notice tone="warn">
      <div className={styles.flag}>
        <span>
          <Trans>The player wrote words that need care: {list}.</Trans>
        </span>
        <span className={styles.flagActions}>
          {player && mayFind && mayCall(recordInteraction) && (
            <Button size="small" onPress={() => setDialog('record')}>{t`Record an interaction`}</Button>
          )}
          {mayCall(dismissInteractionDraft) && (
            <Button size="small" kind="quiet" onPress={() => setDialog('dismiss')}>{t`Dismiss`}</Button>
          )}
        </span>
      </div>
      {player && (
        <Overlay title={t`Record an interaction`} isOpen={dialog === 'record'} onClose={close}>
          <Suspense fallback={<Skeleton lines={6} />}>
            <InteractionForm draft={{ id, player }} onDone={done} onCancel={close} />
          </Suspense>
        </Overlay>
      )}
      <Overlay title={t`Dismiss the flag`} isOpen={dialog === 'dismiss'} onClose={close}>
        <Suspense fallback={<Skeleton lines={3} />}>
          <DismissDraft id={id} onDone={done} onCancel={close} />
        </Suspense>
      </Overlay>
    </Notice>
  )
}
