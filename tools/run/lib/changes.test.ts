import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { beforeEach, expect, onTestFinished, test } from 'vitest'

import { changedFiles, commitHere } from './changes.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ante-changes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  git('init', '--quiet', '--initial-branch', 'main')
})

const git = (...argv: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...argv], { cwd: folder })

function commit(...files: string[]): void {
  for (const file of files) {
    writeFileSync(join(folder, file), `${Math.random()}`)
    git('add', file)
  }
  git('commit', '--quiet', '--allow-empty', '--message', files.join(' ') || 'None')
}

test('the changes of a branch are counted from where it left the main branch, regardless of later commits there', () => {
  commit('common')
  git('switch', '--quiet', '--create', 'branch')
  for (let count = 0; count < 12; count++) commit(`own${count}`)
  git('switch', '--quiet', 'main')
  commit('of others')
  git('switch', '--quiet', 'branch')
  expect(changedFiles(folder)?.toSorted()).toEqual(Array.from({ length: 12 }, (_, count) => `own${count}`).toSorted())
})

test('on the main branch the latest commits count, a merge with all its commits', () => {
  for (let count = 0; count < 11; count++) commit(`older${count}`)
  git('switch', '--quiet', '--create', 'branch')
  commit('merged one')
  commit('merged two')
  git('switch', '--quiet', 'main')
  git('merge', '--quiet', '--no-ff', 'branch')
  const changed = changedFiles(folder)
  expect(changed).toEqual(expect.arrayContaining(['merged one', 'merged two', 'older10']))
  expect(changed).not.toContain('older0')
})

test('uncommitted changes count too', () => {
  for (let count = 0; count < 12; count++) commit('known')
  writeFileSync(join(folder, 'known'), 'edited')
  writeFileSync(join(folder, 'new'), 'text')
  expect(changedFiles(folder)?.toSorted()).toEqual(['known', 'new'])
})

test('returns null if the history is too short', () => {
  commit('first')
  expect(changedFiles(folder)).toBeNull()
  expect(commitHere(folder)).toMatch(/^[\da-f]{40}$/)
})
