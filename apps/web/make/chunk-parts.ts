/**
 * Groups of small parts that are loaded together. Without the groups, the first load would request each part
 * separately. A group includes the dependencies of its parts, except those of an earlier group.
 */
export const CHUNK_PARTS = {
  /** Common code of sheets, including the notices of pending calls. */
  'use-modal': [
    'apps/web/app/lib/calls/pending-calls.ts',
    'apps/web/app/lib/sealed/random-id.ts',
    'apps/web/app/ui/alert.module.css',
    'apps/web/app/ui/alert.tsx',
    'apps/web/app/ui/call-notices.module.css',
    'apps/web/app/ui/call-notices.tsx',
    'apps/web/app/ui/modal.module.css',
    'apps/web/app/ui/sheet.tsx',
    'apps/web/app/ui/use-drag-down.ts',
    'apps/web/app/ui/use-modal.ts',
  ],
  /** Code that makes keyed calls and resolves their outcomes, which starts soon after the first page is shown. */
  'keyed-call': [
    'apps/web/app/lib/calls/is-certainly-not-applied.ts',
    'apps/web/app/lib/calls/keyed-call.ts',
    'apps/web/app/lib/calls/resolve-pending.ts',
    'apps/web/app/lib/calls/use-keyed-call.ts',
    'packages/contract/wallet/balance.ts',
  ],
  lists: [
    'apps/web/app/lib/browser/use-near-bottom.ts',
    'apps/web/app/lib/calls/each-once.ts',
    'apps/web/app/lib/calls/use-fresh-pages.ts',
  ],
  refused: ['apps/web/app/ui/actions.module.css', 'apps/web/app/ui/actions.tsx', 'apps/web/app/ui/refused-state.tsx'],
  /** Overlays of the first page, loaded once the browser is idle. */
  afterwards: [
    'apps/web/app/lib/pages/swipes.ts',
    'apps/web/app/lib/session/after-login.ts',
    'apps/web/app/shell/floating.tsx',
    'apps/web/app/ui/toaster.module.css',
    'apps/web/app/ui/toaster.tsx',
  ],
  chips: [
    'apps/web/app/ui/chips.module.css',
    'apps/web/app/ui/pnl-color.ts',
    'apps/web/app/ui/reveal-in-row.ts',
    'apps/web/app/ui/row-scroll.ts',
  ],
  /** Skeleton of a list. */
  'record-skeleton': ['apps/web/app/ui/records/record-skeleton.tsx', 'apps/web/app/ui/records/records.module.css'],
  /** Up to `filters`: small parts of many pages, in a chunk each. */
  'day-text': [
    'apps/web/app/lib/i18n/format-count.ts',
    'apps/web/app/lib/i18n/format-date.ts',
    'packages/contract/kit/days.ts',
    'packages/contract/kit/time.ts',
  ],
  /** Figures of games in lists, which show no dates. */
  'game-figures': [
    'apps/web/app/catalogue/has-one-bet.ts',
    'apps/web/app/lib/i18n/format-percent.ts',
    'packages/contract/catalogue/category.ts',
    'packages/contract/catalogue/game-sort.ts',
  ],
  clock: ['apps/web/app/lib/browser/use-countdown.ts', 'apps/web/app/lib/i18n/format-time-of-day.ts'],
  searchable: ['packages/contract/kit/searchable.ts'],
  'country-name': ['apps/web/app/lib/i18n/country-name.ts'],
  text: ['packages/contract/kit/text.ts'],
  'remembered-login': [
    'apps/web/app/identity/remembered/remembered-login.ts',
    'apps/web/app/identity/remembered/suggested-name.ts',
  ],
  'rich-picture': ['apps/web/app/ui/rich-picture.tsx'],
  'play-days': ['packages/contract/launch/play-days.ts'],
  'records-boundary': ['apps/web/app/ui/records/records-boundary.tsx'],
  /** Filters of records: days, filters, totals. */
  filters: [
    'apps/web/app/ui/records/address-reader.ts',
    'apps/web/app/ui/records/chip-row.tsx',
    'apps/web/app/ui/records/days.ts',
    'apps/web/app/ui/records/facts.module.css',
    'apps/web/app/ui/records/file-button.tsx',
    'apps/web/app/ui/records/range-chips.module.css',
    'apps/web/app/ui/records/range-chips.tsx',
    'apps/web/app/ui/records/range-texts.ts',
    'apps/web/app/ui/records/record-frame.tsx',
    'apps/web/app/ui/records/tools.module.css',
    'apps/web/app/ui/records/tools.tsx',
    'apps/web/app/ui/records/totals-line.module.css',
    'apps/web/app/ui/records/totals-line.tsx',
  ],
  /** Common code of forms, including login and registration. */
  forms: [
    'apps/web/app/lib/forms/composition.ts',
    'apps/web/app/lib/forms/use-rewrite.ts',
    'apps/web/app/lib/i18n/code-digits.ts',
    'apps/web/app/ui/field.module.css',
    'apps/web/app/ui/field.tsx',
  ],
  /** Common code of login, registration, forgotten passwords and trials. */
  'sign-in-frame': [
    'apps/web/app/identity/sign-in-frame/sign-in-art.module.css',
    'apps/web/app/identity/sign-in-frame/sign-in-art.tsx',
    'apps/web/app/identity/sign-in-frame/sign-in-problem.ts',
    'apps/web/app/identity/sign-in-frame/sign-in-frame.module.css',
    'apps/web/app/identity/sign-in-frame/sign-in-frame.tsx',
    'apps/web/app/identity/sign-in-frame/form.module.css',
    'apps/web/app/identity/sign-in-frame/reel-faces.tsx',
    'apps/web/app/identity/failure-texts.ts',
    'apps/web/app/identity/security/known-passkey.ts',
    'apps/web/app/identity/use-enter.ts',
    'apps/web/app/identity/username-field.tsx',
    'apps/web/app/lib/forms/use-checked-form.ts',
    'apps/web/app/lib/session/session-password.ts',
    'packages/contract/identity/weak-password.ts',
  ],
  /** Further parts of login and registration: a mobile number, a code, a proof of work. */
  'sign-in': [
    'apps/web/app/identity/check-form.ts',
    'apps/web/app/identity/mobile/code-field.module.css',
    'apps/web/app/identity/mobile/code-field.tsx',
    'apps/web/app/identity/mobile/mobile-field.tsx',
    'apps/web/app/identity/mobile/use-mobile.ts',
    'packages/contract/identity/register.ts',
  ],
  /** Further parts of pages that require a login or a proof of account ownership. */
  guarded: [
    'apps/web/app/identity/sign-in-frame/or-divider.module.css',
    'apps/web/app/identity/sign-in-frame/or-divider.tsx',
    'apps/web/app/identity/sign-in-frame/strip.module.css',
    'apps/web/app/identity/sign-in-frame/strip.tsx',
    'apps/web/app/identity/refusals.ts',
    'apps/web/app/identity/security/security-paths.ts',
    'apps/web/app/identity/security/icon-label.module.css',
    'apps/web/app/identity/security/icon-label.tsx',
    'apps/web/app/identity/trial/use-may-try.ts',
    'apps/web/app/identity/trial/use-trial.ts',
  ],
  /** The login form, of its page and of its sheet. */
  login: [
    'apps/web/app/identity/login/login-methods.module.css',
    'apps/web/app/identity/login/login-methods.tsx',
    'apps/web/app/identity/trial/trial-link.tsx',
  ],
  'unseen-rewards': [
    'apps/web/app/promotions/offer/use-unseen-rewards.ts',
    'apps/web/app/promotions/use-fresh-after-play.ts',
  ],
  visit: ['apps/web/app/install/system.ts', 'apps/web/app/install/visit.ts'],
} as const satisfies Record<string, readonly string[]>
