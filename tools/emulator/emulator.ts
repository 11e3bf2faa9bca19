import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { freePort } from '@ante/plain-server/test/free-port.ts'

import { UserError } from '../run/lib/user-error.mjs'
import { emulatorProgram } from './install.ts'

/** Firebase's tools never use the network for a project with this prefix. */
const PROJECT = 'demo-ante'
const HOST = '127.0.0.1'
const READY_LIMIT_MS = 120_000
const POLL_MS = 200
const STOP_LIMIT_MS = 15_000

/** No process listens there, so the tools' requests to the internet are refused immediately. */
const NOWHERE = `http://${HOST}:9`

export interface Emulator {
  /** Address that lists the codes that would have been sent to phones. */
  codesUrl: string
  /** Environment variables with which a gateway and its pages use this emulator as Firebase. */
  environment: NodeJS.ProcessEnv
  stop(): Promise<void>
}

/** Starts Firebase's authentication emulator on free ports, without access to other machines. */
export async function startEmulator(): Promise<Emulator> {
  const program = await emulatorProgram()
  const folder = await mkdtemp(join(tmpdir(), 'ante-firebase-'))
  const port = await freePort()
  await writeFile(join(folder, 'firebase.json'), JSON.stringify(await configuration(port)))
  const log = await open(join(folder, 'emulator.log'), 'w')
  const child = spawn(
    process.execPath,
    [program, 'emulators:start', '--only', 'auth', '--project', PROJECT, '--non-interactive'],
    {
      cwd: folder,
      env: environmentIn(folder),
      stdio: ['ignore', log.fd, log.fd],
    },
  )
  const url = `http://${HOST}:${port}`
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const stop = async () => {
    process.off('exit', endWithUs)
    await end(child)
    await log.close()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await ready(child, url)
  } catch (error) {
    await stop()
    throw error
  }
  const codesUrl = `${url}/emulator/v1/projects/${PROJECT}/verificationCodes`
  return { codesUrl, stop, environment: environmentFor(port) }
}

async function configuration(port: number) {
  const at = async () => ({ host: HOST, port: await freePort() })
  return {
    emulators: {
      auth: { host: HOST, port },
      hub: await at(),
      logging: await at(),
      ui: { enabled: false },
      singleProjectMode: true,
    },
  }
}

/** Returns the environment of the tools: by default they write to the home directory, and check for updates. */
const environmentIn = (folder: string): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: folder,
  XDG_CONFIG_HOME: folder,
  NO_UPDATE_NOTIFIER: '1',
  CI: '1',
  HTTP_PROXY: NOWHERE,
  HTTPS_PROXY: NOWHERE,
  NO_PROXY: `${HOST},localhost`,
})

/** Returns the environment with which a gateway uses the emulator, which accepts any key. */
const environmentFor = (port: number): NodeJS.ProcessEnv => ({
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_API_KEY: 'demo-key',
  FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.example`,
  FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${port}`,
})

async function ready(child: ChildProcess, url: string): Promise<void> {
  for (let waited = 0; waited < READY_LIMIT_MS; waited += POLL_MS) {
    if (await answers(url)) return
    if (child.exitCode !== null) break
    await sleep(POLL_MS)
  }
  throw new UserError('The Firebase emulator did not start.')
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const killing = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
  await exited
  clearTimeout(killing)
}
