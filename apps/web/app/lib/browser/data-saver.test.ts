import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { dataSaver, isSavingData, setDataSaver, subscribeDataSaver } from './data-saver.ts'
import type { DataSaver } from './data-saver.ts'

let reduced: boolean
let saveData: boolean | undefined

beforeEach(() => {
  ;[reduced, saveData] = [false, undefined]
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  vi.stubGlobal('navigator', {
    get connection() {
      return saveData === undefined ? undefined : { saveData }
    },
  })
})
afterEach(() => {
  setDataSaver('auto')
  vi.unstubAllGlobals()
})

test.each<[DataSaver, boolean | undefined, boolean, boolean]>([
  ['auto', undefined, false, false],
  ['auto', true, false, true],
  ['auto', false, false, false],
  ['auto', undefined, true, true],
  ['on', false, false, true],
  ['off', true, true, false],
])('%s with Save-Data %s and reduced data %s: %s', (choice, connection, media, expected) => {
  ;[saveData, reduced] = [connection, media]
  setDataSaver(choice)
  expect(dataSaver()).toBe(choice)
  expect(isSavingData()).toBe(expected)
})

test('a change is reported until the subscription ends', () => {
  const listener = vi.fn<() => void>()
  const stop = subscribeDataSaver(listener)
  setDataSaver('on')
  stop()
  setDataSaver('off')
  expect(listener).toHaveBeenCalledTimes(1)
})
