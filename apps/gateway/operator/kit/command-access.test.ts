import type { PermissionName } from '@ante/contract/kit/endpoint.ts'
import { expect, test } from 'vitest'

import { everyEndpoint } from '../../test/every-endpoint.ts'
import { areas } from '../subjects.ts'
import { accessOf } from './command-access.ts'

const commands = areas
  .flatMap(({ subjects }) => subjects)
  .flatMap(({ name, commands: own }) =>
    own.map(({ action }) => ({ name: `${name} ${action}`, access: accessOf(name, action) })),
  )

/** Commands that restore an owner when no owner can sign in, or cancel that. */
const WITHOUT_SIGN_IN = ['staff restore-owner', 'staff cancel-recovery']

test('a change that needs a second factor at the console needs one on the command line too', async () => {
  const endpoints = [...(await everyEndpoint()).values()].filter(({ access }) => access === 'staff')
  const steppedUp = new Set<PermissionName | undefined>(
    endpoints.filter(({ stepUp }) => stepUp).map(({ permission }) => permission),
  )
  const withoutStepUp = commands.filter(
    ({ name, access }) =>
      access &&
      !access.isRead &&
      steppedUp.has(access.permission) &&
      !access.needsStepUp &&
      !WITHOUT_SIGN_IN.includes(name),
  )
  expect(withoutStepUp.map(({ name }) => name)).toEqual([])
})

/** Subjects whose changes concern no money, keys or roles. */
const WITHOUT_STEP_UP = new Set([
  'merchants',
  'maintenance',
  'countries',
  'flags',
  'pages',
  'home',
  'appearance',
  'image-hosts',
  'downloads',
  'announcements',
  'banners',
  'help-center',
  'agreement',
  'mail',
  'contacts',
  'chat',
  'feedback',
  'registration',
  'portraits',
  'responsible-gaming',
  'games',
  'vendors',
  'links',
  'jobs',
  'backup',
])

test('every subject that changes money, keys or roles needs a second factor for its changes', () => {
  const changing = commands.filter(({ name, access }) => access && !access.isRead && !WITHOUT_SIGN_IN.includes(name))
  const wrong = changing.filter(
    ({ name, access }) => access?.needsStepUp === WITHOUT_STEP_UP.has(name.split(' ')[0] ?? ''),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('only lists without personal data, commands about the machine and the recovery of owners work without a sign-in', () => {
  const open = commands.filter(({ access }) => access?.isOpen && !access.isRead).map(({ name }) => name)
  const machine = open.filter((name) => /^(backup|jobs) /.test(name))
  expect(open.filter((name) => !machine.includes(name)).toSorted()).toEqual(WITHOUT_SIGN_IN.toSorted())
})
