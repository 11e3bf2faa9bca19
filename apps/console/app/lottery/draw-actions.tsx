import {
  enterLotteryResult,
  previewLotteryDraw,
  releaseLotteryResult,
  requestDrawReversal,
  requestDrawVoid,
} from '@ante/contract/console/lottery-results.ts'
import type { GuardedCall } from '@ante/contract/kit/admitting-rights.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { useMayCall } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { announce } from '../ui/toasts.tsx'
import { EffectView } from './effect-view.tsx'
import { useLotteryChanged } from './lottery-queries.ts'
import type { DrawName, ShownDraw } from './lottery-queries.ts'
import { ResultEntry } from './result-entry.tsx'
import { resultText } from './result-text.ts'

type Dialog = 'enter' | 'release' | 'void' | 'reversal'

interface DrawActionsProps {
  name: DrawName
  shown: ShownDraw
}

const BEFORE_RESULT: readonly string[] = ['INIT', 'OPEN', 'LOCKED', 'AWAITING_RESULT']
const WITH_RESULT: readonly string[] = ['DRAWN', 'PAID', 'RE_PAID']

/** Which actions the state of a draw and the rights of the staff permit. */
function permitted({ entry, status, waiting, bets }: ShownDraw, mayCall: (call: GuardedCall) => boolean) {
  const canPreview = mayCall(previewLotteryDraw)
  return {
    enter: entry?.canEnter === true && mayCall(enterLotteryResult),
    release: entry?.state === 'equal' && canPreview && mayCall(releaseLotteryResult),
    reversal: canPreview && WITH_RESULT.includes(status) && waiting.reversal === null && mayCall(requestDrawReversal),
    void:
      canPreview &&
      BEFORE_RESULT.includes(status) &&
      bets.count > 0 &&
      waiting.void === null &&
      mayCall(requestDrawVoid),
  }
}

/** What staff may do about a draw in its state: enter, release, void, reverse. */
export function DrawActions({ name, shown }: DrawActionsProps) {
  const { t } = useLingui()
  const can = permitted(shown, useMayCall(name.merchant))
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const isSecond = (shown.entry?.entries.length ?? 0) > 0
  return (
    <>
      {can.enter && (
        <Button kind="main" onPress={() => setDialog('enter')}>
          {isSecond ? t`Enter as second person` : t`Enter result`}
        </Button>
      )}
      {can.release && (
        <Button kind="main" onPress={() => setDialog('release')}>
          {t`Check and release`}
        </Button>
      )}
      {can.reversal && (
        <Button kind="danger" onPress={() => setDialog('reversal')}>
          {t`Reverse result`}
        </Button>
      )}
      {can.void && (
        <Button kind="quiet" onPress={() => setDialog('void')}>
          {t`Void draw`}
        </Button>
      )}
      <Dialogs name={name} shown={shown} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  )
}

interface DialogsProps extends DrawActionsProps {
  dialog: Dialog | null
  onClose(): void
}

function Dialogs({ name, shown, dialog, onClose }: DialogsProps) {
  const { t } = useLingui()
  const changed = useLotteryChanged()
  const { entry } = shown
  const title = `${shown.game.name} · ${name.draw}`
  const done = async (text: string) => {
    announce(text)
    onClose()
    await changed()
  }
  const release = async () => {
    await call(releaseLotteryResult, { ...name, attempt: entry?.attempt ?? 1 })
    await done(t`Released. The bets are being paid.`)
  }
  const request = async (requested: Promise<{ outcome: 'applied' | 'waiting' }>, applied: string) => {
    const { outcome } = await requested
    await done(outcome === 'applied' ? applied : t`Requested. Another person must approve it.`)
  }
  return (
    <>
      <Overlay title={t`Enter result: ${title}`} isOpen={dialog === 'enter'} onClose={onClose}>
        <ResultEntry name={name} shown={shown} onDone={done} onCancel={onClose} />
      </Overlay>
      <Overlay title={t`Release: ${title}`} isOpen={dialog === 'release'} onClose={onClose} size="wide">
        <EffectView name={name} effect="release">
          <ConfirmForm
            confirmText={t`Publish ${resultText(entry?.entries[0]?.result)} and pay the bets. Only a reversal can undo it.`}
            action={t`Release`}
            hasReason={false}
            onConfirm={release}
            onCancel={onClose}
          />
        </EffectView>
      </Overlay>
      <Overlay title={t`Void: ${title}`} isOpen={dialog === 'void'} onClose={onClose} size="wide">
        <EffectView name={name} effect="void">
          <ConfirmForm
            confirmText={t`Another person approves it. Then all stakes are returned, and the draw never gets a result.`}
            action={t`Request the void`}
            isDanger
            onConfirm={(reason) => request(call(requestDrawVoid, { ...name, reason }), t`The draw is void.`)}
            onCancel={onClose}
          />
        </EffectView>
      </Overlay>
      <Overlay title={t`Reverse: ${title}`} isOpen={dialog === 'reversal'} onClose={onClose} size="wide">
        <EffectView name={name} effect="reversal">
          <ConfirmForm
            confirmText={t`Another person approves it. Then winnings are taken back, and two persons enter the right result.`}
            action={t`Request the reversal`}
            isDanger
            onConfirm={(reason) => request(call(requestDrawReversal, { ...name, reason }), t`The result is reversed.`)}
            onCancel={onClose}
          />
        </EffectView>
      </Overlay>
    </>
  )
}
