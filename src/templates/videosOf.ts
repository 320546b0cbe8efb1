type Video = Extract<Queries.ActionFragment, { __typename: 'VideoAction' }>['video'];
type Section = Queries.LandingPageQuery['page']['sections'][number];

function actionsOf(section: Section): readonly (Queries.ActionFragment | null)[] {
  switch (section.__typename) {
    case 'HeroSection':
      return [...section.actions, ...(section.benefits ?? []).map((card) => card.action)];
    case 'CardsSection':
      return [...section.cards.map((card) => card.action), section.action];
    case 'ShowcaseSection':
      return [section.action];
    case 'TestimonialSection':
      return [];
  }
}

/** The videos that the sections' buttons play, each once, in page order. */
export function videosOf(sections: readonly Section[]): Video[] {
  const videos = new Map<string, Video>();
  for (const action of sections.flatMap(actionsOf)) {
    if (action?.__typename === 'VideoAction') videos.set(action.video.slug, action.video);
  }
  return [...videos.values()];
}
