/** Where the dev server reports the problems of the content. */
export const problemsPath = '/___content-problems';

const styles = `
  position: fixed; z-index: 2147483647; inset: auto 1rem 1rem; max-height: 50vh; margin: 0; padding: 1rem;
  overflow: auto; border: 2px solid #86361c; border-radius: 4px; background: #fcf9f2; color: #1d1b16;
  font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap;
`;

/**
 * Shows the problems of the content over the page, in the words of the check, until they are fixed. It listens only
 * while the page is visible: a browser has six connections to a host, for all its tabs together.
 */
export function showProblems(): void {
  const panel = document.createElement('pre');
  panel.setAttribute('role', 'alert');
  panel.style.cssText = styles;
  let stream: EventSource | undefined;

  function listenInSight() {
    stream?.close();
    if (document.hidden) return;
    // The server first sends what is wrong now.
    stream = new EventSource(problemsPath);
    stream.onmessage = ({ data }) => show(JSON.parse(data));
  }

  function show(text: string) {
    panel.textContent = text;
    if (text === '') panel.remove();
    else document.body.append(panel);
  }

  document.addEventListener('visibilitychange', listenInSight);
  listenInSight();
}
