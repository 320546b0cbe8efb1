/** The middle one of some numbers, or the mean of the middle two. Throws where there is none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.floor(sorted.length / 2)],
  ];
  if (low === undefined || high === undefined) throw new Error('There is no number to take.');
  return (low + high) / 2;
}
