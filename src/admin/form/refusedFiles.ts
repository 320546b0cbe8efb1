import { dialogButton, element, openDialog } from '../dialog';

/** Why a file can't be used as a picture on the site, and what to do; undefined if it can. */
export function refusal({ name, type }: Pick<File, 'name' | 'type'>): string | undefined {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (ending === 'svg' || type === 'image/svg+xml') {
    return `“${name}” is a drawing (SVG). The site shows photos and screenshots. Export it as PNG, and choose that file.`;
  }
  if (ending === 'heic' || ending === 'heif' || /^image\/hei[cf]/.test(type)) {
    return `“${name}” is in a format (HEIC) that most browsers can’t show. Export it as JPEG, and choose that file.`;
  }
  if (!/^(?:png|jpe?g|webp|avif)$/.test(ending)) {
    return `“${name}” isn’t a picture that the site can show. Choose a PNG, JPEG, WebP or AVIF file.`;
  }
  return undefined;
}

/** From now on, a file that can't be used as a picture is rejected as soon as it is chosen, with the reason. */
export function refuseFiles(): void {
  addEventListener('change', onFilesChosen, { capture: true });
  addEventListener('drop', onFilesChosen, { capture: true });
  addEventListener('paste', onFilesChosen, { capture: true });
}

function onFilesChosen(event: Event): void {
  const input = event.target instanceof HTMLInputElement ? event.target : undefined;
  const [refused] = [...filesOf(event)].flatMap((file) => refusal(file) ?? []);
  if (refused === undefined) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (input?.type === 'file') input.value = '';
  const dialog = openDialog(
    'This file can’t be used',
    element('p', refused),
    dialogButton('OK', () => dialog.close()),
  );
}

function filesOf(event: Event): Iterable<File> {
  if (event instanceof DragEvent) return event.dataTransfer?.files ?? [];
  if (event instanceof ClipboardEvent) return event.clipboardData?.files ?? [];
  return (event.target instanceof HTMLInputElement && event.target.files) || [];
}
