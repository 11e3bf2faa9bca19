import { useState } from 'react'
import type { MouseEvent } from 'react'

import { useSession } from '../../lib/session/session.ts'
import { loadPageMessages } from '../../lib/i18n/messages.ts'
import { Later } from '../../ui/later.tsx'
import { useLoginFirst } from '../use-login-first.ts'
import { EntryGroup, EntryLink } from './entry-group.tsx'
import type { Entry, Group } from './menu.ts'
import { UnreadBadge } from './unread-badge.tsx'

export function MenuGroup({ group }: { group: Group }) {
  return (
    <EntryGroup group={group}>
      {(entry) => (entry.opens ? <InviteEntry entry={entry} /> : <EntryRow entry={entry} />)}
    </EntryGroup>
  )
}

/** Opens a sheet with the member's referral link; the page behind the entry has the details. */
function InviteEntry({ entry }: { entry: Entry }) {
  const [isRequested, setIsRequested] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setIsRequested(true)
    setOpen(true)
  }
  return (
    <>
      <EntryRow entry={entry} onTap={open} />
      <Later
        isRequested={isRequested}
        load={loadInviteSheet}
        props={{ open: isOpen, onClose: () => setOpen(false) }}
        onFailure={() => setIsRequested(false)}
      />
    </>
  )
}

async function loadInviteSheet() {
  const [{ InviteSheet }] = await Promise.all([
    import('../../promotions/referral/invite-sheet.tsx'),
    loadPageMessages(['promotions', 'invite']),
  ])
  return InviteSheet
}

interface EntryRowProps {
  entry: Entry
  /** Tap handler for members; calls `preventDefault` to stay on the page. */
  onTap?: (event: MouseEvent) => void
}

function EntryRow({ entry, onTap }: EntryRowProps) {
  const { to, unread } = entry
  const loginFirst = useLoginFirst()
  const session = useSession()
  return (
    <EntryLink entry={entry} onClick={session && onTap ? onTap : loginFirst(to)}>
      {unread && <UnreadBadge of={unread} />}
    </EntryLink>
  )
}
