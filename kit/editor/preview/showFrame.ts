/** The width from which this is no phone. */
const wide = '(min-width: 48rem)';

interface FramedPage {
  frame: HTMLIFrameElement;
  /** Between the form and the page: empty and hidden at first. */
  line: HTMLElement;
  /** Shows another page in place of it; returns what ends that. */
  coverBy(title: string, address: string): () => void;
}

/**
 * Shows a page in a frame, below a form to choose its width and colour scheme. A page that is wider than the place is
 * scaled down; its property `--unscaled` is the factor by which something must be enlarged to be seen at its own size.
 *
 * @param place where to put them, in a document without other contents
 * @param viewPage opens the saved page in its own tab; undefined if there is none
 */
export function showFrame(
  place: HTMLElement,
  address: string,
  viewPage: (() => void) | undefined,
): FramedPage {
  const page = place.ownerDocument;
  place.style.cssText = 'display: flex; flex-direction: column; height: 100vh';
  const form = page.createElement('form');
  form.ariaLabel = 'Preview';
  form.innerHTML = `
    <style>
      body {
        margin: 0;
      }
      form,
      p {
        padding: 4px 16px;
        border-bottom: 1px solid GrayText;
        background: Canvas;
        color: CanvasText;
        color-scheme: light dark;
        font: 14px / 32px system-ui, sans-serif;
      }
      form {
        display: flex;
        flex-wrap: wrap;
        gap: 0 24px;
        align-items: center;
      }
      p {
        margin: 0;
        line-height: 24px;
      }
      iframe {
        position: absolute;
        border: 0;
        transform-origin: 0 0;
      }
    </style>
    <span>
      <label><input type="radio" name="width" value="390" />Phone</label>
      <label><input type="radio" name="width" value="1280" />Desktop</label>
    </span>
    <span>
      <label><input type="radio" name="scheme" value="light" />Light</label>
      <label><input type="radio" name="scheme" value="dark" />Dark</label>
    </span>
    ${viewPage ? '<button type="button">View page</button>' : ''}`;
  form.querySelector('button')?.addEventListener('click', () => viewPage?.());
  // On a phone, the page is shown at phone width.
  const width = matchMedia(wide).matches ? 1280 : 390;
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  for (const value of [width, scheme]) {
    form.querySelector(`[value="${value}"]`)?.setAttribute('checked', '');
  }
  const line = page.createElement('p');
  line.role = 'status';
  line.hidden = true;
  const viewport = page.createElement('div');
  viewport.style.cssText = 'position: relative; flex: 1; overflow: hidden';
  const frame = newFrame('The page', address);
  showLoading();
  place.append(form, line, viewport);
  form.addEventListener('change', fitAll);
  new ResizeObserver(fitAll).observe(viewport);
  return { frame, line, coverBy };

  function newFrame(title: string, src: string): HTMLIFrameElement {
    const frame = page.createElement('iframe');
    Object.assign(frame, { title, src });
    frame.addEventListener('load', fitAll);
    viewport.append(frame);
    return frame;
  }

  /** A page that takes long to come would be a blank place until then. */
  function showLoading(): void {
    const loading = page.createElement('p');
    Object.assign(loading, { role: 'status', textContent: 'The page is loading…' });
    viewport.append(loading);
    frame.style.visibility = 'hidden';
    frame.addEventListener('load', () => {
      loading.remove();
      frame.style.visibility = '';
    });
  }

  function coverBy(title: string, address: string): () => void {
    const cover = newFrame(title, address);
    frame.hidden = true;
    fitAll();
    return () => {
      cover.remove();
      frame.hidden = false;
    };
  }

  function fitAll(): void {
    for (const frame of viewport.querySelectorAll('iframe')) fitFrame(frame);
  }

  function fitFrame(frame: HTMLIFrameElement): void {
    const chosen = new FormData(form);
    const width = Number(chosen.get('width'));
    const { clientWidth, clientHeight } = viewport;
    const scale = Math.min(1, clientWidth / width);
    Object.assign(frame.style, {
      width: `${width}px`,
      height: `${clientHeight / scale}px`,
      left: `${Math.max(0, (clientWidth - width * scale) / 2)}px`,
      transform: `scale(${scale})`,
      // The page in a frame takes this for what the visitor prefers.
      colorScheme: String(chosen.get('scheme')),
    });
    // A document that has just begun to load has no element yet.
    frame.contentDocument?.querySelector('html')?.style.setProperty('--unscaled', `${1 / scale}`);
  }
}
