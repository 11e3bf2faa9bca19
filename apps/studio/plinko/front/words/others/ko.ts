import type { PlinkoKey } from '../english.ts'

export const table: Readonly<Record<PlinkoKey, string>> = {
  rows: '줄 수',
  risk: '위험도',
  low: '낮음',
  medium: '보통',
  high: '높음',
  landed: '{slots}칸 중 {slot}번 칸: ×{price}',
  howFall:
    '공이 여러 줄의 핀 사이로 떨어져요. 핀마다 같은 확률로 왼쪽이나 오른쪽으로 가고, 마지막에 들어간 칸의 배당에 베팅액을 곱한 금액이 지급돼요. 베팅액이 포함된 금액이에요.',
  howRisk: '줄이 많고 위험도가 높을수록 가장자리 칸의 배당은 커지고 가운데 칸의 배당은 작아져요.',
  howDraw: '줄마다 2 미만의 수가 하나씩 나와요. 0은 왼쪽, 1은 오른쪽이에요. 칸 번호는 공이 오른쪽으로 간 횟수예요.',
  board: '{rows}줄, {risk}',
  middleToEdge: '가장자리부터 가운데까지의 칸과 확률',
}
