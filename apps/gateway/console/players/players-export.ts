import { PlayerFilter } from '@ante/contract/console/players/list-players.ts'

import { exportable } from '../exports/exportable.ts'
import { playersPage } from './list-players.ts'

/** Players of the list; contacts are masked. */
export const playersExport = exportable({
  source: 'players',
  permission: 'identity.member.read',
  filter: PlayerFilter,
  page: (db, { filter, ...page }) => playersPage(db, { ...filter, ...page }),
  columns: [
    { id: 'account', title: 'Account', value: ({ account }) => account },
    { id: 'id', title: 'Id', value: ({ id }) => id },
    { id: 'type', title: 'Type', value: ({ type }) => type },
    { id: 'blocked', title: 'Blocked', value: ({ blocked }) => blocked.join(', ') },
    { id: 'level', title: 'VIP level', value: ({ level }) => level },
    { id: 'tags', title: 'Tags', value: ({ tags }) => tags.join(', ') },
    { id: 'mobile', title: 'Phone', value: ({ mobile }) => mobile },
    { id: 'cash', title: 'Cash', value: ({ cash }) => ({ amount: cash }) },
    { id: 'registeredAt', title: 'Registered', isTime: true, value: ({ registeredAt }) => new Date(registeredAt) },
    {
      id: 'lastSignInAt',
      title: 'Last sign-in',
      isTime: true,
      value: ({ lastSignInAt }) => (lastSignInAt === null ? null : new Date(lastSignInAt)),
    },
  ],
})
