import { expect, test } from 'vitest'

import { lazyRoutes } from '../../lazy-routes.ts'
import { menuFor } from './menu.ts'
import type { MenuUser } from './menu.ts'
import { offering } from '../test/offering.ts'

const PLAYER: MenuUser = { type: 0, toUpline: true }
const FLAGS = ['MEMCLUB3', 'REWCEN3', 'REFERRAL', 'MISSION', 'MANPLAYREB3', 'TRANSBETREPMEM3', 'TRANSREC3', 'DEPRECM3']
const MORE = ['WITHREC3', 'PERSREP', 'PLYRBT', 'MAILCEN', 'FEEDBACK3', 'AGETRANSFERUP3', 'SECPRIV']
const allFlags = Object.fromEntries([...FLAGS, ...MORE].map((flag) => [flag, true]))
const linksOf = (user: MenuUser, flags: Record<string, boolean>) =>
  menuFor(user, offering(flags)).flatMap(({ entries }) => entries.map(({ to }) => to))

/** Entries without a merchant flag. */
const ALWAYS = ['/m/voucherCenter', '/m/safePlay', '/m/service']

test('a merchant who has switched everything off still shows the indispensable entries', () => {
  expect(linksOf(PLAYER, {})).toEqual(ALWAYS)
})

test.each([
  ['REWCEN3', '/m/rewardCenter'],
  ['REFERRAL', '/m/inviteFriends'],
  ['MANPLAYREB3', '/m/member/manualRebate'],
  ['TRANSBETREPMEM3', '/m/gameRecord'],
  ['TRANSREC3', '/m/transaction/record'],
  ['DEPRECM3', '/m/vouReport'],
  ['WITHREC3', '/m/withdrawReport'],
  ['PERSREP', '/m/profitandloss'],
  ['PLYRBT', '/m/member/rebateReport'],
  ['FEEDBACK3', '/m/feedback'],
  ['SECPRIV', '/m/securityCenter'],
  ['AGETRANSFERUP3', '/m/upLine/transfer'],
])('%s suffices to show the link to %s', (flag, to) => {
  expect(linksOf(PLAYER, { [flag]: true })).toEqual(expect.arrayContaining([to]))
  // This flag shows two entries: the account records and the statements.
  const expectedCount = flag === 'TRANSREC3' ? 2 : 1
  expect(linksOf(PLAYER, { [flag]: true })).toHaveLength(ALWAYS.length + expectedCount)
  expect(linksOf(PLAYER, { ...allFlags, [flag]: false })).not.toContain(to)
})

test('every link leads to an open page', () => {
  const links = linksOf({ type: 1, toUpline: true }, allFlags)
  expect(links.length).toBeGreaterThan(ALWAYS.length)
  for (const to of links) expect(lazyRoutes[to]?.meta).not.toHaveProperty('place')
})

test('an entry that the merchant’s menus do not list is hidden, even if its flag is on', () => {
  const { menu, ...merchant } = offering(allFlags)
  const listed = menu.filter((flag) => flag !== 'MAILCEN')
  const links = menuFor(PLAYER, { ...merchant, menu: listed }).flatMap(({ entries }) => entries.map(({ to }) => to))
  expect(links).toEqual(linksOf(PLAYER, allFlags).filter((to) => to !== '/m/webEmail'))
})

test('a page that the merchant has closed is not in the menu', () => {
  const paths = ['/m/gameRecord', '/m/feedback']
  const links = menuFor(PLAYER, { ...offering(allFlags), paths }).flatMap(({ entries }) => entries.map(({ to }) => to))
  expect(links).toEqual(paths)
})

test('only a member with an upline to send money to sees the transfer', () => {
  expect(linksOf({ type: 0, toUpline: true }, allFlags)).toContain('/m/upLine/transfer')
  expect(linksOf({ type: 0, toUpline: false }, allFlags)).not.toContain('/m/upLine/transfer')
})

test.each([
  ['DEPOSIT', '/m/voucherCenter'],
  ['INVITE', '/m/inviteFriends'],
])('without %s in the merchant’s menus no entry leads to %s', (key, page) => {
  const { menu, ...merchant } = offering(allFlags)
  const listed = menu.filter((candidate) => candidate !== key)
  const links = menuFor(PLAYER, { ...merchant, menu: listed }).flatMap(({ entries }) => entries.map(({ to }) => to))
  expect(links).toEqual(linksOf(PLAYER, allFlags).filter((to) => to !== page))
})
