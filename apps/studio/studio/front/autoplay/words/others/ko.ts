import type { AutoplayTable } from '../autoplay-words.ts'

export const table: AutoplayTable = {
  autoplay: '자동 플레이',
  stopAutoplay: '자동 플레이 멈추기',
  autoplayRounds: '라운드 수',
  autoplayLossLimit: '손실이 이만큼이면 멈춤',
  autoplayLossLimitWhy: '시작하려면 한도를 고르세요.',
  autoplaySingleWin: '한 번에 이만큼 따면 멈춤',
  autoplaySingleWinNone: '한도 없음',
  autoplayStart_other: '{count}라운드 시작',
  'stopped-done': '자동 플레이: 모든 라운드를 마쳤습니다.',
  'stopped-loss-limit': '자동 플레이 중지: 손실 한도에 닿았습니다.',
  'stopped-single-win': '자동 플레이 중지: 고른 금액만큼 땄습니다.',
  'stopped-feature': '자동 플레이 중지: 특별 라운드가 나왔습니다.',
  'stopped-balance': '자동 플레이 중지: 잔액이 베팅보다 적습니다.',
  'stopped-hidden': '자리를 비운 동안 자동 플레이가 멈췄습니다.',
  'stopped-trouble': '자동 플레이가 멈췄습니다.',
  rounds_other: '{count}라운드',
}
