import { OperationScreen } from '@ante/contract/console/operations.ts'
import { describe, expect, test } from 'vitest'

import { areas } from '../../operator/subjects.ts'
import { accessOf } from '../../operator/kit/command-access.ts'
import { fieldsOf } from './fields.ts'
import { commandNamed, commandsOf, isOfMerchant, isOfPlatform } from './named-command.ts'
import { placeOf, places } from './places.ts'

const subjects = areas.flatMap((area) => area.subjects)
const commands = subjects.flatMap(({ name, commands: all }) => all.map(({ action }) => `${name} ${action}`))
const placed = Object.entries(places).flatMap(([subject, actions]) =>
  Object.keys(actions).map((action) => `${subject} ${action}`),
)
const split = (name: string) => {
  const [subject = '', action = ''] = name.split(' ')
  return { subject, action }
}
const withPlace = placed.flatMap((name) => {
  const { subject, action } = split(name)
  const place = placeOf(subject, action)
  return place ? [{ name, subject, action, place }] : []
})
const pages = withPlace.filter(({ place }) => place.kind === 'page')

test('every command of the operator CLI has a place in the console, and every place is that of a command', () => {
  expect(placed.toSorted()).toEqual(commands.toSorted())
  expect(withPlace).toHaveLength(placed.length)
})

test('only commands that need no sign-in at the console, or a folder of the machine, are left to the command line', () => {
  const left = withPlace.filter(({ place }) => place.kind === 'terminal').map(({ name }) => name)
  expect(left).toEqual([
    'staff create-owner',
    'staff restore-owner',
    'staff cancel-recovery',
    'backup create',
    'backup update',
    'backup restore',
  ])
})

test('every screen of the contract has an operation, and an operation in place of another one is a page', () => {
  const screens = withPlace.flatMap(({ place }) => (place.kind === 'screen' ? [place.screen] : []))
  expect([...new Set(screens)].toSorted()).toEqual(OperationScreen.options.toSorted())
  const same = withPlace.flatMap(({ subject, place }) =>
    place.kind === 'same' ? [placeOf(subject, place.action)] : [],
  )
  expect(same).toEqual([{ kind: 'page', isTried: false }])
})

test('only the sign-in needs no right, and is part of every page', () => {
  const shell = withPlace.filter(({ place }) => place.kind === 'shell').map(({ name }) => name)
  const withoutRight = withPlace.filter(({ subject, action }) => accessOf(subject, action) === null)
  expect(withoutRight.map(({ name }) => name)).toEqual(shell)
})

test.each(['constructor list', 'flags constructor', 'flags toString', '__proto__ list', 'flags', ' ', 'Flags update'])(
  '“%s” has no place',
  (name) => {
    const { subject, action } = split(name)
    expect(placeOf(subject, action)).toBeUndefined()
    expect(commandNamed(subject, action)).toBeUndefined()
  },
)

describe.each(pages)('$name', ({ subject, action, place }) => {
  const named = commandNamed(subject, action)
  if (!named) throw new Error(`${subject} ${action} has no command`)

  test('is a page of a merchant or of the platform, and is tried only if it changes something', () => {
    expect(isOfMerchant(named) || isOfPlatform(named)).toBe(true)
    expect(place.kind === 'page' && place.isTried && named.access.isRead).toBe(false)
  })

  test('has a form that names every value of its command but the merchant and the place of saved files', () => {
    const fields = fieldsOf(named, { code: 'aurora', languages: ['EN', 'TH'] })
    const { parameters, options = {} } = named.command
    const all = [...parameters.map(({ name }) => name), ...Object.keys(options)]
    const left = all.filter((name) => !fields.some((field) => field.name === name))
    expect(['merchant', 'merchant|vendor', 'folder', 'dry-run']).toEqual(expect.arrayContaining(left))
    for (const { label, input, choices, about } of fields) {
      expect(label).toMatch(/^[A-Z]/)
      expect(label).not.toMatch(/[-|]/)
      expect(about).not.toMatch(/--|standard input|docs\//)
      expect(input === 'choice').toBe(choices.length > 0)
    }
  })
})

test('commands about the machine, vendors and their keys are pages of the platform only', () => {
  const ofPlatform = subjects
    .flatMap(commandsOf)
    .filter((named) => named.place.kind === 'page' && !isOfMerchant(named))
    .map(({ subject, command }) => `${subject.name} ${command.action}`)
  expect(ofPlatform).toEqual([
    'vendors list',
    'vendors close',
    'vendors stop',
    'vendors open',
    'vendors list-countries',
    'vendors update-countries',
    'connections list',
    'connections update',
    'connections add-key',
    'connections delete-key',
    'held-wins list-caps',
    'held-wins update-caps',
    'wallets list',
    'wallets reconcile',
    'agents verify',
    'jobs list',
    'jobs show',
    'jobs retry',
    'jobs cancel',
  ])
})
