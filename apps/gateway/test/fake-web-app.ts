import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { testConfig } from './test-config.ts'

/** Creates a built web app whose server part is this source. Returns the folder, which the caller removes. */
export function fakeWebApp(source: string): string {
  const webDist = mkdtempSync(join(tmpdir(), 'ante-web-'))
  mkdirSync(join(webDist, 'server'))
  symlinkSync(join(testConfig().webDist, 'client'), join(webDist, 'client'))
  symlinkSync(join(testConfig().webDist, 'server', 'made.json'), join(webDist, 'server', 'made.json'))
  writeFileSync(join(webDist, 'package.json'), '{"type": "module"}')
  writeFileSync(join(webDist, 'server', 'entry-server.js'), source)
  return webDist
}
