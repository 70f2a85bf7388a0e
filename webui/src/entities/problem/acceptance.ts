/** Acceptance rate of a problem: two decimals and a band of 20 percent each (S1 §9). */

type RateBand = 1 | 2 | 3 | 4 | 5;

export interface AcceptanceRate {
  /** 0 to 100; 0 without submissions. */
  percent: number;
  text: string;
  band: RateBand;
}

export function acceptanceRate(accepted: number, total: number): AcceptanceRate {
  const percent = total > 0 ? Math.min(100, (accepted / total) * 100) : 0;
  const band = Math.min(5, Math.max(1, Math.ceil(percent / 20))) as RateBand;
  return { percent, text: `${percent.toFixed(2)}%`, band };
}
