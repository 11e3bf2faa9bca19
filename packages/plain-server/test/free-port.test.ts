import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

import { claimPort, freePort } from './free-port.ts'

const run = promisify(execFile)
const MODULE = JSON.stringify(import.meta.resolve('./free-port.ts'))

/** Runs code with the functions of the module in another process; returns its output. */
async function runInOtherProcess(code: string): Promise<string> {
  const imports = `import { claimPort, freePort } from ${MODULE}\n`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', imports + code])
  return stdout.trim()
}

test('simultaneous callers get different ports', async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, freePort))
  expect(new Set(ports).size).toBe(40)
})

test('a port is claimed in all processes, until its process ends', async () => {
  const port = await freePort()
  const claim = `console.log((await claimPort(${port})) === null)`
  expect(await runInOtherProcess(claim)).toBe('true')
  const other = Number(await runInOtherProcess('console.log(await freePort())'))
  const released = await claimPort(other)
  expect(released).not.toBeNull()
  released?.close()
})

test('a server can listen on a claimed port', async () => {
  const port = await freePort()
  const server = createServer()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  expect(server.address()).toMatchObject({ port })
  await new Promise((closed) => server.close(closed))
})

test('the ports are outside the range of outgoing connections', async () => {
  const [first] = (await readFile('/proc/sys/net/ipv4/ip_local_port_range', 'utf8')).split(/\s/)
  expect(await freePort()).toBeLessThan(Number(first))
})
