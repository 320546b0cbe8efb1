/** Scrolls the focused element into view, and its error message, which large text may have moved out of sight. */
export function showFocused(): void {
  const focused = document.activeElement;
  const descriptions = focused?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const last = document.getElementById(descriptions.at(-1) ?? '');
  for (const element of [focused, last]) element?.scrollIntoView({ block: 'nearest' });
}
