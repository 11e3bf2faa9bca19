import {
  addPlayerNote,
  changeBlocks,
  endPlayerSessions,
  excludePlayer,
  grantReward,
  messagePlayer,
  resetPlayerFactors,
  unlockPlayer,
} from '@ante/contract/console/players/actions.ts'
import { changeTags } from '@ante/contract/console/players/tags.ts'
import type { GuardedCall } from '@ante/contract/kit/admitting-rights.ts'
import { adjustBalance } from '@ante/contract/staff/adjust-balance.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FunctionComponent } from 'react'

import { FactorsForm, SessionsForm, UnlockForm } from './account-forms.tsx'
import { BlockForm } from './block-form.tsx'
import { ExcludeForm } from './exclude-form.tsx'
import { AdjustForm, RewardForm } from './money-forms.tsx'
import type { ActionFormProps } from './use-done.ts'
import { TagsForm } from './tags-form.tsx'
import { MessageForm, NoteForm } from './word-forms.tsx'

interface PlayerAction {
  id: string
  label: MessageDescriptor
  /** The call of the action, which determines who may do it. */
  call: GuardedCall
  Form: FunctionComponent<ActionFormProps>
}

/** Actions on a player, in the order of the menu. */
export const playerActions: readonly PlayerAction[] = [
  { id: 'note', label: msg`Add a note`, call: addPlayerNote, Form: NoteForm },
  { id: 'tags', label: msg`Change tags`, call: changeTags, Form: TagsForm },
  { id: 'message', label: msg`Send a message`, call: messagePlayer, Form: MessageForm },
  { id: 'adjust', label: msg`Credit or debit`, call: adjustBalance, Form: AdjustForm },
  { id: 'reward', label: msg`Grant a reward`, call: grantReward, Form: RewardForm },
  { id: 'block', label: msg`Block or unblock`, call: changeBlocks, Form: BlockForm },
  { id: 'unlock', label: msg`Unlock after wrong attempts`, call: unlockPlayer, Form: UnlockForm },
  { id: 'sessions', label: msg`End sessions`, call: endPlayerSessions, Form: SessionsForm },
  { id: 'factors', label: msg`Reset sign-in factors`, call: resetPlayerFactors, Form: FactorsForm },
  {
    id: 'exclude',
    label: msg`Exclude on request`,
    call: excludePlayer,
    Form: ExcludeForm,
  },
]
