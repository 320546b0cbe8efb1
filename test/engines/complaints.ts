/** Runs in every page before its own scripts: keeps the errors and warnings of all pages of a visit. */
export function keepComplaints() {
  const keep = (text: string) => {
    // Unlike storage, a tab's name is refused by no browser.
    window.name = JSON.stringify([...JSON.parse(window.name || '[]'), text]);
  };
  for (const level of ['error', 'warn'] as const) {
    const show = console[level];
    console[level] = (...words: unknown[]) => {
      show(...words);
      keep(`console.${level}: ${words.map(String).join(' ')}`);
    };
  }
  const onError = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) keep(`uncaught: ${event.message}`);
    else if (target instanceof Element) keep(`not loaded: ${target.outerHTML.slice(0, 200)}`);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => keep(`unhandled: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample } = event;
    keep(`policy: ${effectiveDirective} refused ${blockedURI} ${sample}`);
  });
}

/** Runs in a page of the site: what it and the pages before have kept. */
export function keptComplaints(): string[] {
  return JSON.parse(window.name || '[]');
}
