/**
 * Scrolls what has the focus into view, and what describes it: why a field is wrong is said below it, where large text
 * leaves no room.
 */
export function showFocused(): void {
  const focused = document.activeElement;
  const descriptions = focused?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const last = document.getElementById(descriptions.at(-1) ?? '');
  for (const element of [focused, last]) element?.scrollIntoView({ block: 'nearest' });
}
