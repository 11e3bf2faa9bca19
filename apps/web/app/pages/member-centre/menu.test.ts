import { expect, test } from 'vitest'

import { lazyRoutes } from '../../lazy-routes.ts'
import { menuFor } from './menu.ts'
import type { MenuUser } from './menu.ts'
import { offering } from '../test/offering.ts'

const PLAYER: MenuUser = { type: 0, toUpline: true }
const FLAGS = ['MEMCLUB3', 'REWCEN3', 'REFERRAL', 'MISSION', 'MANPLAYREB3', 'TRANSBETREPMEM3', 'TRANSREC3', 'DEPRECM3']
const MORE = ['WITHREC3', 'PERSREP', 'PLYRBT', 'MAILCEN', 'FEEDBACK3', 'AGETRANSFERUP3', 'SECPRIV']
const all = Object.fromEntries([...FLAGS, ...MORE].map((flag) => [flag, true]))
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
  // The statements belong to the account records.
  const own = flag === 'TRANSREC3' ? 2 : 1
  expect(linksOf(PLAYER, { [flag]: true })).toHaveLength(ALWAYS.length + own)
  expect(linksOf(PLAYER, { ...all, [flag]: false })).not.toContain(to)
})

test('every link leads to an open page', () => {
  const links = linksOf({ type: 1, toUpline: true }, all)
  expect(links.length).toBeGreaterThan(ALWAYS.length)
  for (const to of links) expect(lazyRoutes[to]?.meta).not.toHaveProperty('place')
})

test('an entry that the merchant’s menus do not list is hidden, even if its flag is on', () => {
  const { menu, ...merchant } = offering(all)
  const listed = menu.filter((flag) => flag !== 'MAILCEN')
  const links = menuFor(PLAYER, { ...merchant, menu: listed }).flatMap(({ entries }) => entries.map(({ to }) => to))
  expect(links).toEqual(linksOf(PLAYER, all).filter((to) => to !== '/m/webEmail'))
})

test('a page that the merchant has closed is not in the menu', () => {
  const paths = ['/m/gameRecord', '/m/feedback']
  const links = menuFor(PLAYER, { ...offering(all), paths }).flatMap(({ entries }) => entries.map(({ to }) => to))
  expect(links).toEqual(paths)
})

test('only a member with an upline to send money to sees the transfer', () => {
  expect(linksOf({ type: 0, toUpline: true }, all)).toContain('/m/upLine/transfer')
  expect(linksOf({ type: 0, toUpline: false }, all)).not.toContain('/m/upLine/transfer')
})

test.each([
  ['DEPOSIT', '/m/voucherCenter'],
  ['INVITE', '/m/inviteFriends'],
])('without %s in the merchant’s menus no entry leads to %s', (key, page) => {
  const { menu, ...merchant } = offering(all)
  const listed = menu.filter((one) => one !== key)
  const links = menuFor(PLAYER, { ...merchant, menu: listed }).flatMap(({ entries }) => entries.map(({ to }) => to))
  expect(links).toEqual(linksOf(PLAYER, all).filter((to) => to !== page))
})
