import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const CRUISE = join(ROOT, 'node_modules', '.bin', 'depcruise')
const RULES = join(ROOT, '.dependency-cruiser.mjs')

/** For each rule a violating file and its import. */
const FORBIDDEN = [
  ['apps-through-their-exports', 'tools/run/start.ts', '../../apps/gateway/gateway.ts'],
  ['packages-know-no-app', 'packages/embedded-postgres/site.ts', '../../apps/gateway/kit/db.ts'],
  ['web-knows-no-gateway', 'apps/web/app/lib/calls/call.ts', '../../../../gateway/kit/db.ts'],
  ['gateway-knows-no-web', 'apps/gateway/pages.ts', '../web/app/lib/i18n/messages.ts'],
  ['third-parties-are-foreign', 'apps/studio/main.ts', '../gateway/kit/db.ts'],
  ['studio-knows-no-other-party', 'apps/studio/kit/titles.ts', '../../outside-world/console/pages.ts'],
  ['outside-world-starts-the-studio', 'apps/outside-world/payments/pay.ts', '../../studio/fish/game.ts'],
  ['plain-server-knows-no-party', 'packages/plain-server/server.ts', '../demo/games.ts'],
  ['gateway-kit-points-up', 'apps/gateway/kit/serve.ts', '../wallet/public.ts'],
  ['gateway-live-points-up', 'apps/gateway/live/live-stream.ts', '../merchant/public.ts'],
  ['gateway-merchant-points-up', 'apps/gateway/promotions/registry.ts', '../app.ts'],
  ['studio-kit-points-up', 'apps/studio/kit/engines.ts', '../lines/game.ts'],
  ['studio-originals-points-up', 'apps/studio/originals/game.ts', '../quick-pick/game.ts'],
  ['studio-tables-points-up', 'apps/studio/tables/family.ts', '../baccarat/rules.ts'],
  ['commands-stand-on-top', 'apps/gateway/cashier/pay-out.ts', './operate/withdrawals.ts'],
  ['commands-know-no-entry', 'apps/gateway/cashier/operate/deposits.ts', '../../operator/subjects.ts'],
  ['gateway-wallet-asks', 'apps/gateway/wallet/transfer.ts', '../identity/public.ts'],
  ['gateway-through-public', 'apps/gateway/launch/opening/launch-game.ts', '../../wallet/rules.ts'],
  ['web-lib-points-up', 'apps/web/app/lib/live/live.ts', '../../ui/list.tsx'],
  ['web-ui-points-up', 'apps/web/app/ui/balance.tsx', '../wallet/public.ts'],
  ['web-merchant-asks', 'apps/web/app/merchant/flags.tsx', '../wallet/public.ts'],
  ['web-merchant-points-up', 'apps/web/app/wallet/page.tsx', '../shell/header.tsx'],
  ['web-closed-points-up', 'apps/web/app/closed/closed-scene.tsx', '../shell/header.tsx'],
  ['contract-depends-on-nothing', 'packages/contract/launch.ts', '../lottery/odds.ts'],
  ['tests-stay-in-tests', 'apps/gateway/gateway.ts', './test/start.ts'],
  ['no-cycles', 'apps/gateway/kit/one.ts', './other.ts'],
] as const

const planted: Record<string, string> = {
  'apps/gateway/member/type.ts': "import type { value } from '../wallet/public.ts'\nexport type A = typeof value\n",
  'apps/gateway/launch/allowed.ts': importing('../wallet/public.ts'),
  'apps/gateway/wallet/operate/allowed.ts': importing('../../identity/public.ts'),
  'apps/gateway/identity/ports.ts': "import type { value } from './events.ts'\nexport const port: typeof value = 1\n",
  'apps/gateway/identity/events.ts': "import { port } from './ports.ts'\nexport const value = port\n",
  'apps/gateway/kit/other.ts': importing('./one.ts').replace('use', 'value'),
}

let found: string[]
const tree = mkdtempSync(join(tmpdir(), 'ante-boundaries-'))
beforeAll(() => {
  for (const [, file, imported] of FORBIDDEN) {
    planted[join(dirname(file), imported)] ??= 'export const value = 1\n'
    planted[file] = importing(imported, file.endsWith('x') ? '<p>import {value}</p>' : '(<T,>(of: T) => of)(value)')
  }
  for (const [path, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  const argv = ['--config', RULES, '--output-type', 'json', 'apps', 'packages', 'tools']
  const { stdout } = spawnSync(CRUISE, argv, { cwd: tree, encoding: 'utf8' })
  const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } }
  found = summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`)
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

function importing(imported: string, expression = 'value'): string {
  return `import { value } from '${imported}'\nexport const use = () => ${expression}\n`
}

test.each(FORBIDDEN)('%s: %s may not import %s', (rule, file) => {
  expect(found).toContain(`${rule}: ${file}`)
})

test('a type is a dependency too', () => {
  expect(found).toContain('gateway-member-asks: apps/gateway/member/type.ts')
})

test('type cycles are refused in the base layers', () => {
  expect(found).toContain('no-type-cycles: apps/gateway/identity/events.ts')
})

test('no rule forbids any other import', () => {
  expect(found.filter((item) => item.includes('allowed'))).toEqual([])
  expect(new Set(found).size).toBe(FORBIDDEN.length + 2)
})
