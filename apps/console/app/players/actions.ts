import type { Permission } from '@ante/contract/staff/permissions.ts'
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
  permission: Permission
  Form: FunctionComponent<ActionFormProps>
}

/** Actions on a player, in the order of the menu. */
export const playerActions: readonly PlayerAction[] = [
  { id: 'note', label: msg`Add a note`, permission: 'support.note.update', Form: NoteForm },
  { id: 'tags', label: msg`Change tags`, permission: 'identity.member.update', Form: TagsForm },
  { id: 'message', label: msg`Send a message`, permission: 'messaging.message.update', Form: MessageForm },
  { id: 'adjust', label: msg`Credit or debit`, permission: 'wallet.balance.update', Form: AdjustForm },
  { id: 'reward', label: msg`Grant a reward`, permission: 'promotions.reward.update', Form: RewardForm },
  { id: 'block', label: msg`Block or unblock`, permission: 'identity.block.update', Form: BlockForm },
  { id: 'unlock', label: msg`Unlock after wrong attempts`, permission: 'identity.member.update', Form: UnlockForm },
  { id: 'sessions', label: msg`End sessions`, permission: 'identity.member.update', Form: SessionsForm },
  { id: 'factors', label: msg`Reset sign-in factors`, permission: 'identity.member.update', Form: FactorsForm },
  {
    id: 'exclude',
    label: msg`Exclude on request`,
    permission: 'responsible-gaming.exclusion.update',
    Form: ExcludeForm,
  },
]
