import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { routeOf } from './lib/pages/page-module.ts'
import { merchantSettings } from './merchant/public.ts'
import { testSettings } from './merchant/test/settings.ts'
import { openRoutes } from './open-routes.ts'
import { routes } from './routes.ts'

const NOT_FOUND = './pages/not-found-page.tsx'

test.each([
  [[], '/m/redRain', false],
  [['/m/activity'], '/m/redRain', true],
  [['/m/redRain'], '/m/redRain', false],
  [['/m/redRain'], '/m/notice', true],
])('on a site with the pages %j, %s is not found: %s', async (paths, path, isClosed) => {
  const queries = new QueryClient()
  queries.setQueryData(merchantSettings.queryKey, { ...testSettings, paths })
  const { file } = await routeOf(openRoutes(routes, queries), path)
  expect(file === NOT_FOUND).toBe(isClosed)
})
