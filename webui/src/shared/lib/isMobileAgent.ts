/** A telephone or tablet by its own word: too small for notifications (S1 §8). */
export function isMobileAgent(): boolean {
  return /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent);
}
