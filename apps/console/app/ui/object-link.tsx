import type { ContentKindName } from '@ante/contract/console/list-filters.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { objectParts } from '../lib/object-parts.ts'
import { useMay } from '../lib/session.ts'
import type { ReadPermission } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { useObjectText } from './object-text.ts'

/** Permissions to open the objects of changes that have a page. */
const SHOWN: Readonly<Record<string, ReadPermission>> = {
  member: 'identity.member.read',
  withdrawal: 'cashier.withdrawal.read',
  deposit: 'cashier.deposit.read',
  role: 'staff.role.read',
  announcement: 'messaging.announcement.read',
  promotion: 'promotions.promotion.read',
  draw: 'lottery.draw.read',
  banner: 'messaging.banner.read',
  help: 'messaging.help.read',
  agreement: 'messaging.agreement.read',
  letter: 'messaging.mail.read',
}

/** Kinds of content by their objects. */
const CONTENT: Readonly<Record<string, ContentKindName>> = {
  announcement: 'announcements',
  banner: 'banners',
  help: 'help',
  agreement: 'agreements',
  letter: 'letters',
}

/** The object of a change or an audit entry in words, as a link to its page if the staff may open it. */
export function ObjectLink({ object }: { object: string }) {
  const { code: merchant } = useSite()
  const may = useMay(merchant)
  const text = useObjectText()(object)
  const { kind, id, details } = objectParts(object)
  const permission = SHOWN[kind]
  if (permission === undefined || !may(permission) || (merchant === PLATFORM && kind !== 'role')) return text
  return (
    <KindLink merchant={merchant} kind={kind} id={kind === 'draw' ? `${id} ${details}` : id}>
      {text}
    </KindLink>
  )
}

interface KindLinkProps {
  merchant: string
  kind: string
  id: string
  children: ReactNode
}

function KindLink({ merchant, kind, id, children }: KindLinkProps) {
  const common = { params: { merchant }, preload: false } as const
  if (kind === 'member')
    return (
      <Link {...common} to="/m/$merchant/players" search={{ q: id }}>
        {children}
      </Link>
    )
  if (kind === 'role')
    return (
      <Link {...common} to="/m/$merchant/roles" search={{ role: id }}>
        {children}
      </Link>
    )
  if (kind === 'draw')
    return (
      <Link {...common} to="/m/$merchant/lottery" search={{ open: id }}>
        {children}
      </Link>
    )
  const contentKind = CONTENT[kind]
  if (contentKind !== undefined)
    return (
      <Link to="/m/$merchant/content/$kind/$key" params={{ merchant, kind: contentKind, key: id }} preload={false}>
        {children}
      </Link>
    )
  if (kind === 'promotion')
    return (
      <Link to="/m/$merchant/promotions/$code" params={{ merchant, code: id }} preload={false}>
        {children}
      </Link>
    )
  return (
    <Link
      {...common}
      to={kind === 'deposit' ? '/m/$merchant/deposits' : '/m/$merchant/withdrawals'}
      search={{ open: id }}
    >
      {children}
    </Link>
  )
}
