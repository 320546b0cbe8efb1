import { contentModel } from '../model/model';
import { branchOf, childOf, objectShapeOf, type Shape } from '../model/shape';

/** The names of the videos that a page's buttons play, each once, in page order. The page may be unfinished. */
export function videosOnPage(page: unknown): string[] {
  return [...new Set(videosIn(objectShapeOf(contentModel.pages.schema), page))];
}

function videosIn(shape: Shape | undefined, value: unknown): string[] {
  switch (shape?.is) {
    case 'object':
      return shape.fields.flatMap(({ name, shape }) => videosIn(shape, childOf(value, name)));
    case 'list':
      return Array.isArray(value) ? value.flatMap((item) => videosIn(shape.item, item)) : [];
    case 'blocks':
      return videosIn(branchOf(shape, value), value);
    case 'plain': {
      if (shape.kind.name !== 'reference' || typeof value !== 'string') return [];
      const uses = shape.kind.check(value, shape).uses;
      return uses.filter(({ collection }) => collection === 'videos').map((use) => use.value);
    }
    default:
      return [];
  }
}
