import type { CustomFieldControl, CustomPreviewTemplate } from '@sveltia/cms';

/** A component instance in the engine. */
interface Instance<Props> {
  props: Props;
  present: AbortController | undefined;
  update: (() => void) | undefined;
  takePlace(place: HTMLElement | null): void;
}

/** The engine's own React. */
declare const createClass: <Props>(
  methods: object & ThisType<Instance<Props>>,
) => CustomFieldControl & CustomPreviewTemplate;
declare const h: (name: string, props: object) => unknown;

/**
 * A component that is an empty element to the engine, and ours to draw in.
 *
 * @param open begins to draw in the element until the signal, and returns what draws again; `props` are those of the moment
 */
export function emptyElement<Props>(
  open: (place: HTMLElement, props: () => Props, gone: AbortSignal) => () => void,
) {
  return createClass<Props>({
    takePlace(place: HTMLElement | null) {
      this.present?.abort();
      this.present = new AbortController();
      this.update = place ? open(place, () => this.props, this.present.signal) : undefined;
      this.update?.();
    },
    componentDidUpdate() {
      this.update?.();
    },
    render() {
      return h('div', { ref: this.takePlace });
    },
  });
}
