import type { ClusterKey } from '../english.ts'

export const table: Readonly<Record<ClusterKey, string>> = {
  speed: 'Tốc độ',
  normal: 'Thường',
  quick: 'Nhanh',
  tumbles: 'Lần rơi: {count}',
  noCluster: 'Không có cụm',
  freeSpins: 'Vòng quay miễn phí: {count}',
  autoplayFeature: 'Dừng khi có vòng quay miễn phí',
  freeSpinOf: 'Vòng quay miễn phí {nth}/{count}',
  capReached: 'Tiền thắng lớn nhất của một ván',
  howClusters:
    'Năm viên đá cùng loại trở lên chạm nhau theo cạnh hoặc trên dưới sẽ trả thưởng. Chúng biến mất, viên ở trên rơi xuống, viên mới đến, cho tới khi không còn gì trả thưởng.',
  howMultiplier:
    'Khoản trả đầu tiên của vòng quay tính một lần. Mỗi lần rơi có thưởng, hệ số tăng thêm một, tối đa ×{most}. Trong mọi vòng quay miễn phí của ván, hệ số giữ nguyên mức đã đạt.',
  howFreeSpins:
    'Ngôi sao không tự trả thưởng. Ba, bốn, hoặc năm ngôi sao trở lên trên lưới khi vòng quay kết thúc cho {three}, {four} hoặc {five} vòng quay miễn phí. Ba ngôi sao trở lên trong vòng quay miễn phí thêm {more}, tối đa {most} mỗi ván.',
  howQuick: 'Nhanh hiển thị điều tương tự trong ít thời gian hơn.',
  clustersPay: 'Cụm trả theo kích thước, tính bằng tiền cược ở ×1',
  gem: 'Đá quý',
  returnWhole:
    'Trong mọi khoản cược, đúng {share} quay lại thành tiền thắng; {free} trong đó ở vòng quay miễn phí. Không làm tròn gì.',
  howOften:
    'Cứ {hit} ván có một ván trả thưởng, và {free} ván có một ván có vòng quay miễn phí. Trò chơi biến động mạnh: độ lệch chuẩn của một ván là {volatility} lần cược, nên lâu không thắng là bình thường.',
  capEnds: 'Ván đạt tới mức thắng này sẽ kết thúc tại đó, kể cả vòng quay miễn phí.',
  howBook:
    'Có {rounds} ván chuẩn bị sẵn, mỗi ván có một trọng số. Với mỗi lần cược, máy chủ rút một ván từ nguồn ngẫu nhiên mật mã, thường xuyên đúng như trọng số, rồi chơi từng lần rơi từ hạt giống của ván, luôn như nhau. Vì vậy tỷ lệ hoàn trả không phải ước lượng mà là tổng của tất cả. Bạn chạm gì, nhanh hay chậm, không đổi được gì.',
}
