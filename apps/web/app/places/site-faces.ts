import { msg } from '@lingui/core/macro'

import type { PageFace } from '../lib/page-module.ts'
import { inShell, withoutMenu } from '../shell/face-kinds.ts'

/** What the merchant has to say to everybody. */
export const siteFaces = {
  service: {
    ...withoutMenu,
    title: msg`Customer service`,
    place: { picture: '/pictures/states/mail.svg', about: msg`Here you will find all ways to reach us.` },
  },
  help: {
    ...inShell,
    title: msg`Help center`,
    place: { picture: '/pictures/states/mail.svg', about: msg`Here you will find answers to what players ask most.` },
  },
  userAgreement: {
    ...withoutMenu,
    title: msg`User agreement`,
    place: {
      picture: '/pictures/states/records.svg',
      about: msg`Here you will read the terms that you and we have agreed on.`,
    },
  },
  winners: {
    ...withoutMenu,
    title: msg`Winners`,
    place: { picture: '/pictures/states/trophy.svg', about: msg`Here you will see who has won most, by kind of game.` },
  },
  maintenance: {
    ...withoutMenu,
    title: msg`Maintenance`,
    place: {
      picture: '/pictures/states/maintenance.svg',
      about: msg`Here you will read how long it takes when we are closed for maintenance. We are open now.`,
    },
  },
  notFound: { ...inShell, title: msg`Page not found`, status: 404 },
} satisfies Record<string, PageFace>
