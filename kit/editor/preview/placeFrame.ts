import { element } from '../changes/changesList';

/** The widths of a phone and of a desktop. */
export const [phone, desktop] = [390, 1280];

/** A form to choose the width and the colour scheme of the pages in frames. */
export function frameChoices(ariaLabel: string, width: number): HTMLFormElement {
  const form = Object.assign(element('form'), { ariaLabel });
  form.innerHTML = `
  <span>
    <label><input type="radio" name="width" value="${phone}" />Phone</label>
    <label><input type="radio" name="width" value="${desktop}" />Desktop</label>
  </span>
  <span>
    <label><input type="radio" name="scheme" value="light" />Light</label>
    <label><input type="radio" name="scheme" value="dark" />Dark</label>
  </span>`;
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  for (const value of [width, scheme]) {
    form.querySelector(`[value="${value}"]`)?.setAttribute('checked', '');
  }
  return form;
}

/**
 * Puts the preview’s page into a place in a frame, as a form of `frameChoices` says. A page that is wider than the place is
 * scaled down; its property `--unscaled` is the factor by which something must be enlarged to be seen at its own size.
 *
 * @param src the address of the preview’s page
 */
export function placeFrame(
  place: HTMLElement,
  form: HTMLFormElement,
  title: string,
  src: string,
): HTMLIFrameElement {
  place.style.cssText = 'position: relative; flex: 1; overflow: hidden';
  const frame = Object.assign(element('iframe'), { title, src });
  frame.style.cssText = 'position: absolute; border: 0; transform-origin: 0 0';
  frame.addEventListener('load', fit);
  place.append(frame);
  form.addEventListener('change', fit);
  new ResizeObserver(fit).observe(place);
  return frame;

  function fit(): void {
    const chosen = new FormData(form);
    const width = Number(chosen.get('width'));
    const { clientWidth, clientHeight } = place;
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
