import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { AudioLine } from './audio-line.ts'

/**
 * Simulates a phone's audio output: it starts only during a tap; earlier start requests are fulfilled with that tap.
 */
class PhoneOutput {
  static made: PhoneOutput[] = []
  state = 'suspended'
  #waiting: (() => void)[] = []

  constructor() {
    PhoneOutput.made.push(this)
  }

  resume(): Promise<void> {
    if (inTap) this.#run()
    return this.state === 'running' ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve))
  }

  #run(): void {
    this.state = 'running'
    for (const resolve of this.#waiting.splice(0)) resolve()
  }
}

let inTap = false
let page: EventTarget
let played: string[]

const tap = async () => {
  inTap = true
  page.dispatchEvent(new Event('click'))
  inTap = false
  await vi.advanceTimersByTimeAsync(0)
}
const output = () => PhoneOutput.made[0]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  page = new EventTarget()
  played = []
  PhoneOutput.made = []
  vi.stubGlobal('document', page)
  vi.stubGlobal('AudioContext', PhoneOutput)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function started(): AudioLine {
  const audioLine = new AudioLine()
  audioLine.start()
  return audioLine
}

test('the first tap starts the output, and sounds are heard from then on', async () => {
  const audioLine = started()
  expect(output()?.state).toBe('suspended')
  await tap()
  audioLine.now(() => played.push('spin'))
  expect(played).toEqual(['spin'])
})

test('sounds requested before the first tap are not played at that tap', async () => {
  const audioLine = started()
  audioLine.now(() => played.push('deal'))
  await vi.advanceTimersByTimeAsync(5_000)
  audioLine.now(() => played.push('chip'))
  await vi.advanceTimersByTimeAsync(100)
  await tap()
  expect(played).toEqual(['chip'])
})

test('after a phone call has interrupted the output, the next tap starts it again', async () => {
  const audioLine = started()
  await tap()
  const phone = output()
  if (phone) phone.state = 'interrupted'
  audioLine.now(() => played.push('while in a call'))
  await vi.advanceTimersByTimeAsync(5_000)
  await tap()
  audioLine.now(() => played.push('after it'))
  expect(played).toEqual(['after it'])
  expect(PhoneOutput.made).toHaveLength(1)
})

test('a phone without an audio device plays the game silently', async () => {
  vi.stubGlobal('AudioContext', () => {
    throw new DOMException('No device.', 'NotSupportedError')
  })
  const audioLine = started()
  await tap()
  audioLine.now(() => played.push('spin'))
  expect(played).toEqual([])
})

test('a start that the phone refuses is no error', async () => {
  const audioLine = started()
  const phone = output()
  if (phone) phone.resume = () => Promise.reject(new DOMException('Refused.', 'InvalidStateError'))
  audioLine.now(() => played.push('spin'))
  await tap()
  expect(played).toEqual([])
})
