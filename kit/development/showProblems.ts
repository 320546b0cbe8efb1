/** The path at which the dev server reports the problems of the content. */
export const problemsPath = '/___content-problems';

type Colours = Record<'border' | 'ground' | 'words', string>;

const styles = ({ border, ground, words }: Colours) => `
  position: fixed; z-index: 2147483647; inset: auto 1rem 1rem; max-height: 50vh; margin: 0; padding: 1rem;
  overflow: auto; border: 2px solid ${border}; border-radius: 4px; background: ${ground}; color: ${words};
  font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap;
`;

/**
 * Shows the problems of the content over the page, in the words of the check, until they are fixed. It listens only
 * while the page is visible: a browser has six connections to a host, for all its tabs together.
 */
export function showProblems(colours: Colours): void {
  const panel = document.createElement('pre');
  panel.setAttribute('role', 'alert');
  panel.style.cssText = styles(colours);
  let stream: EventSource | undefined;

  function listenInSight() {
    stream?.close();
    if (document.hidden) return;
    // The server first sends the current problems.
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
