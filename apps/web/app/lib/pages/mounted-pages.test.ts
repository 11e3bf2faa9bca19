import { describe, expect, test } from 'vitest'

import { addressChanged, addressOf } from './address.ts'
import { mountedPageFor, mountFirst, removeHiddenPages, showPage } from './mounted-pages.ts'
import type { MountedPages } from './mounted-pages.ts'
import type { OpenPage } from './open-page.ts'

const pageOf = (staysMounted: boolean): OpenPage => ({
  kind: 'ready',
  meta: { title: { id: 'title' }, header: 'title', back: 'home', bottomMenu: true, staysMounted },
  Page: () => null,
  Gate: undefined,
})
const kept = pageOf(true)
const other = pageOf(false)

const start = (): MountedPages =>
  mountFirst({ address: addressOf('/m/home', 'a'), arrival: 'first', navigate: () => undefined }, kept, 'ann')

interface Step {
  page?: OpenPage
  arrival?: 'forward' | 'back'
  userName?: string | null
}
const go = (mounted: MountedPages, text: string, key: string, step: Step = {}) =>
  showPage(mounted, { page: other, arrival: 'forward', userName: 'ann', ...step, address: addressOf(text, key) })
const idsOf = ({ all }: MountedPages) => all.map(({ id }) => id)

describe('mounted pages', () => {
  test('a kept page stays hidden, and is shown again with its first router', () => {
    const away = removeHiddenPages(go(start(), '/m/promo', 'b'))
    expect(away.shownId).toBe('/m/promo')
    expect(idsOf(away)).toEqual(['/m/promo', '/m/home a ann'])
    const back = go(away, '/m/home', 'a', { arrival: 'back', page: kept })
    expect(back.shownId).toBe('/m/home a ann')
    expect(back.router).toMatchObject({ arrival: 'back', address: { key: 'a' } })
    expect(back.all[1]?.router).toBe(away.all[1]?.router)
    expect(idsOf(removeHiddenPages(back))).toEqual(['/m/home a ann'])
  })

  test('a link to the address of a kept page shows that page', () => {
    const away = go(start(), '/m/promo', 'b')
    const again = go(away, '/m/home', 'c', { page: kept })
    expect(again.shownId).toBe('/m/home a ann')
    // A step back to either of the page's history entries shows the page.
    const left = go(again, '/m/promo', 'd')
    expect(go(left, '/m/home', 'c', { arrival: 'back', page: kept }).shownId).toBe('/m/home a ann')
    expect(go(left, '/m/home', 'a', { arrival: 'back', page: kept }).shownId).toBe('/m/home a ann')
  })

  test('a page that changed its address is shown for its history entry and its new address, not for a link to the old one', () => {
    const list = go(start(), '/m/list?v=1', 'list', { page: kept })
    addressChanged('list', '/m/list?v=2')
    const away = go(list, '/m/promo', 'e')
    expect(go(away, '/m/list?v=1', 'f', { page: kept }).shownId).toBe('/m/list f ann')
    expect(go(away, '/m/list?v=2', 'g', { page: kept }).shownId).toBe('/m/list list ann')
    expect(go(away, '/m/list?v=2', 'list', { arrival: 'back', page: kept }).shownId).toBe('/m/list list ann')
  })

  test('a page of another user is not shown again', () => {
    const away = go(start(), '/m/promo', 'b')
    for (const userName of [null, 'bob']) {
      const target = { address: addressOf('/m/home', 'a'), arrival: 'back' as const, userName }
      expect(mountedPageFor(away, target)).toBeUndefined()
      const shown = go(away, '/m/home', 'a', { arrival: 'back', page: kept, userName })
      expect(idsOf(shown)).toHaveLength(3)
      expect(idsOf(removeHiddenPages(shown))).toEqual([shown.shownId])
    }
  })

  test('a page that is not kept is mounted once per path, and removed once it is hidden', () => {
    const first = go(start(), '/m/records?tab=1', 'b')
    const second = go(first, '/m/records?tab=2', 'c')
    expect(idsOf(second)).toEqual(['/m/records', '/m/home a ann'])
    expect(second.all[0]?.router.address.search).toBe('?tab=2')
    expect(idsOf(removeHiddenPages(go(second, '/m/other', 'd')))).toEqual(['/m/other', '/m/home a ann'])
  })

  test('at most two hidden pages are kept, and the order does not change', () => {
    let mounted = start()
    for (const [index, key] of ['p', 'q', 'r'].entries())
      mounted = removeHiddenPages(go(mounted, `/m/list?v=${index}`, key, { page: kept }))
    expect(idsOf(mounted)).toEqual(['/m/list r ann', '/m/list q ann', '/m/list p ann'])
    expect(idsOf(go(mounted, '/m/list?v=0', 'p', { arrival: 'back', page: kept }))).toEqual(idsOf(mounted))
    expect(removeHiddenPages(mounted)).toBe(mounted)
  })

  test('a page that was left is mounted again, even before it is removed', () => {
    const left = go(go(start(), '/m/records', 'b'), '/m/other', 'c')
    const back = go(left, '/m/records', 'b', { arrival: 'back' })
    expect(idsOf(left)).toContain('/m/records')
    expect(back.shownId).not.toBe('/m/records')
    // A change of the query does not mount the page again.
    expect(go(back, '/m/records?tab=2', 'd').shownId).toBe(back.shownId)
  })

  test('a page whose code could not be loaded is not kept', () => {
    const failed: OpenPage = { kind: 'failed', meta: kept.meta }
    const away = go(go(start(), '/m/list', 'b', { page: failed }), '/m/promo', 'c')
    expect(idsOf(removeHiddenPages(away))).toEqual(['/m/promo', '/m/home a ann'])
    expect(
      mountedPageFor(away, { address: addressOf('/m/list', 'b'), arrival: 'back', userName: 'ann' }),
    ).toBeUndefined()
  })
})
