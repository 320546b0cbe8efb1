import type { CustomFieldControl, CustomPreviewTemplate } from '@sveltia/cms';

/** What is drawn in an element, for as long as it is there. */
interface Drawn {
  update(): void;
  close(): void;
}

/** A component instance in the engine. */
interface Instance<Props> {
  props: Props;
  drawn: Drawn | undefined;
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
 * @param open begins to draw; it gets the element, and what the engine passes at the moment
 */
export function emptyElement<Props>(open: (place: HTMLElement, props: () => Props) => Drawn) {
  return createClass<Props>({
    takePlace(place: HTMLElement | null) {
      this.drawn?.close();
      this.drawn = place ? open(place, () => this.props) : undefined;
    },
    componentDidMount() {
      this.drawn?.update();
    },
    componentDidUpdate() {
      this.drawn?.update();
    },
    render() {
      return h('div', { ref: this.takePlace });
    },
  });
}
