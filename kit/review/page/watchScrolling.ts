/** Where something is scrolled to, as a fraction of the window’s height. */
const offset = 0.2;

const byPerson = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Watches how a page in a frame is scrolled.
 *
 * @param onScrolled called with the pixels by which a person has scrolled it
 * @returns what scrolls it without telling, what keeps an outline in view while the page takes its shape, until a person
 * scrolls it, and what ends all of it
 */
export function watchScrolling(page: Window, onScrolled: (pixels: number) => void) {
  const listening = new AbortController();
  const { signal } = listening;
  let top = page.scrollY;
  /** Whether a person has scrolled last, rather than we or the page itself. */
  let isByPerson = false;
  let kept: string | undefined;
  const scroll = () => {
    const by = page.scrollY - top;
    top = page.scrollY;
    if (isByPerson && by !== 0) onScrolled(by);
  };
  page.addEventListener('scroll', scroll, { signal });
  for (const type of byPerson) {
    page.addEventListener(
      type,
      () => {
        isByPerson = true;
        kept = undefined;
      },
      { signal, passive: true },
    );
  }
  // Pictures arrive, and outlines are drawn, some time after the page.
  const observers = [new ResizeObserver(showKept), new MutationObserver(showKept)] as const;
  observers[0].observe(page.document.body);
  observers[1].observe(page.document.body, { childList: true, subtree: true });
  return {
    scrollBy(pixels: number): void {
      isByPerson = false;
      kept = undefined;
      scrollTo(page.scrollY + pixels);
    },
    keepInView(field: string | undefined): void {
      isByPerson = false;
      kept = field ?? '';
      // Of what the page doesn’t show, nothing is at hand.
      scrollTo(0);
      showKept();
    },
    stop(): void {
      listening.abort();
      for (const observer of observers) observer.disconnect();
    },
  };

  function showKept(): void {
    if (kept === undefined) return;
    const outline =
      kept !== '' && page.document.querySelector(`[data-outline="${CSS.escape(kept)}"]`);
    if (kept === '') scrollTo(0);
    // Without one, the page has scrolled to what is nearest by itself.
    if (outline)
      scrollTo(page.scrollY + outline.getBoundingClientRect().top - page.innerHeight * offset);
  }

  function scrollTo(to: number): void {
    page.scrollTo({ top: to, behavior: 'instant' });
    top = page.scrollY;
  }
}
