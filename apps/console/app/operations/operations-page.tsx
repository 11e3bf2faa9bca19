import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'

import { useSite } from '../lib/site.ts'
import { FilterField } from '../ui/filter-field.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Page } from '../ui/page.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { Empty } from '../ui/states.tsx'
import { operationsQuery } from './operation-queries.ts'
import styles from './operations.module.css'
import { sentenceOf } from './sentence-of.ts'

const route = getRouteApi('/in/m/$merchant/operations')

/** Everything that the staff may see and change for the merchant, by area and subject. */
export default function OperationsPage() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { q } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery(operationsQuery(merchant))
  return (
    <Page
      title={t`Operations`}
      subtitle={t`Settings, contents, games, promotions and agents: all that your roles permit.`}
      filters={
        <FilterField
          label={t`Find an operation`}
          value={q}
          onChange={(text) => void navigate({ search: text === undefined ? {} : { q: text }, replace: true })}
        />
      }
    >
      <ListView query={query} zone={zone}>
        {({ areas }) => {
          const found = foundIn(areas, q ?? '')
          if (found.length === 0)
            return (
              <Empty icon={SlidersHorizontal} title={t`No operations`}>
                {q === undefined
                  ? t`Your roles permit no operation here. Choose another merchant, or ask an administrator.`
                  : t`Search for another word.`}
              </Empty>
            )
          return (
            <ScrollRegion label={t`Operations`} className={styles.areas}>
              {found.map(({ title, subjects }) => (
                <section key={title} className={styles.area} lang="en">
                  <h2 className={styles.areaTitle}>{title}</h2>
                  <ul className={styles.subjects}>
                    {subjects.map((subject) => (
                      <li key={subject.name}>
                        <Link
                          to="/m/$merchant/operations/$subject"
                          params={{ merchant, subject: subject.name }}
                          className={styles.subject}
                        >
                          <span className={styles.subjectTitle}>{subject.title}</span>
                          <span className={styles.about}>{sentenceOf(subject.about)}</span>
                        </Link>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
              <p className={styles.count} lang={undefined}>
                <Trans>{countOf(found)} subjects</Trans>
              </p>
            </ScrollRegion>
          )
        }}
      </ListView>
    </Page>
  )
}

interface Area {
  title: string
  subjects: readonly {
    name: string
    title: string
    about: string
    actions: readonly { title: string; summary: string }[]
  }[]
}

const countOf = (areas: readonly Area[]): number => areas.reduce((sum, { subjects }) => sum + subjects.length, 0)

/** Returns the areas with the subjects whose texts contain all words. */
function foundIn(areas: readonly Area[], text: string): Area[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return areas
    .map(({ title, subjects }) => ({
      title,
      subjects: subjects.filter(({ title: name, about, actions }) => {
        const texts = [title, name, about, ...actions.flatMap((action) => [action.title, action.summary])]
        const all = texts.join(' ').toLowerCase()
        return words.every((word) => all.includes(word))
      }),
    }))
    .filter(({ subjects }) => subjects.length > 0)
}
