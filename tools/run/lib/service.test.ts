import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { BoundedLog } from './bounded-log.ts'
import { Service } from './service.ts'

let folder: string
let service: Service
let environments: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ante service '))
  environments = []
})
afterEach(async () => {
  await service.stop(true)
  rmSync(folder, { recursive: true, force: true })
})

/** Returns a service with this source, ready when it has printed `ready`. */
function serviceOf(source: string): Service {
  const file = join(folder, 'service.mjs')
  writeFileSync(file, source)
  const log = new BoundedLog(join(folder, 'logs', 'service.log'))
  service = new Service({
    name: 'service',
    file,
    log,
    environment: () => ({ ...process.env, FOLDER: folder }),
    isReady: () => Promise.resolve(logged().includes('ready')),
    onChange: () => {},
    onFailed: (message) => environments.push(message),
  })
  return service
}

const logged = () => readFileSync(join(folder, 'logs', 'service.log'), { encoding: 'utf8', flag: 'a+' })
const lives = 'console.log("ready"); setInterval(() => {}, 1000);'

test('a service that is killed is restarted as a new process', async () => {
  await serviceOf(lives).start()
  const first = service.pid
  process.kill(first!, 'SIGKILL')
  await vi.waitFor(() => expect(logged().match(/ready/g)).toHaveLength(2), 10_000)
  expect(service.pid).not.toBe(first)
})

test('a service that cannot start reports a failure, and is not restarted', async () => {
  await expect(serviceOf('console.log("no"); process.exit(1)').start()).rejects.toThrow('did not start')
  expect(logged().match(/no/g)).toHaveLength(1)
})

test('a service with an invalid configuration is not restarted', async () => {
  await serviceOf('console.log("ready"); setTimeout(() => process.exit(2), 100)').start()
  await vi.waitFor(() => expect(environments[0]).toContain('The service cannot run with this configuration.'), 10_000)
})

test('a service is stopped gracefully, and its end is awaited', async () => {
  await serviceOf(`${lives} process.on('SIGTERM', () => { console.log('done'); process.exit(0) })`).start()
  await service.stop()
  expect(logged()).toContain('done')
})

test('a service that ignores a signal is killed when forced', async () => {
  await serviceOf(`process.on('SIGTERM', () => {}); ${lives}`).start()
  const pid = service.pid!
  await service.stop(true)
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('a service detects the death of its runner, and exits by itself', async () => {
  const own = join(folder, 'ended')
  const dying = `${lives} process.on('disconnect', () => { fs.writeFileSync(${JSON.stringify(own)}, ''); process.exit(0) })`
  writeFileSync(join(folder, 'service.mjs'), `import fs from 'node:fs'; ${dying}`)
  const runner = join(folder, 'runner.mjs')
  const from = (name: string) => JSON.stringify(join(import.meta.dirname, name))
  writeFileSync(
    runner,
    `import { BoundedLog } from ${from('bounded-log.ts')}
     import { Service } from ${from('service.ts')}
     import { readFileSync } from 'node:fs'
     const file = ${JSON.stringify(join(folder, 'service.mjs'))}
     const log = new BoundedLog(${JSON.stringify(join(folder, 'logs', 'service.log'))})
     const isReady = async () => readFileSync(log.file, { encoding: 'utf8', flag: 'a+' }).includes('ready')
     const of = { name: 'service', file, log, isReady, environment: () => process.env, onChange() {}, onGivenUp() {} }
     await new Service(of).start()
     process.stdout.write('started')`,
  )
  const child = spawn(process.execPath, [runner], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')

  await vi.waitFor(() => expect(existsSync(own)).toBe(true), 10_000)
})
