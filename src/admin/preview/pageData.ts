import { z } from 'zod';
import { embedAddress } from '../../content/model/embedAddress';
import { childOf } from '../../content/model/shape';
import type { Fields } from './fields';
import type { ContentFile } from './messages';
import { type SiteContent, today } from './siteContent';

type Section = Queries.LandingPageQuery['page']['sections'][number];
const sectionTypes = ['hero', 'cards', 'showcase', 'testimonial'];

/** Whether a section of a page is of a type that pages can show; one that was just added may have none. */
export function isKnownSection(section: unknown): boolean {
  const type = childOf(section, 'type');
  return typeof type === 'string' && sectionTypes.includes(type);
}

type PictureFile = Queries.PictureFragment['file'];

/** Finds a picture by the path that a field names it with. */
export type FindPicture = (path: string) => PictureFile;

/** Makes of content what the site's templates get from the build: the answers to their queries. */
export class PageData {
  constructor(
    private readonly site: SiteContent,
    private readonly findPicture: FindPicture,
  ) {}

  landing(page: ContentFile): Queries.LandingPageQuery {
    const fields = this.site.fieldsOf('pages', page);
    const sections = fields.list('sections', (each) => this.section(each));
    return {
      page: {
        path: fields.plain('path'),
        title: fields.text('title'),
        description: fields.text('description'),
        draftLabel: fields.textOrNull('draftLabel'),
        sections: sections.filter((section) => section !== undefined),
      },
      site: {
        testimonial: { stars: this.words.group('testimonial').text('stars') },
        ...this.video,
      },
    };
  }

  policy({ name, fields, body }: ContentFile): Queries.PolicyPageQuery {
    const policy = this.site.fieldsOf('policies', { kind: 'policies', name, fields, body });
    return {
      policy: {
        slug: name,
        title: policy.text('title'),
        description: policy.text('description'),
        updated: dayOr(today(), policy.plain('updated')),
        html: this.site.html(body),
        draftLabel: policy.textOrNull('draftLabel'),
      },
      site: {
        product: this.words.text('product'),
        policy: { updated: this.words.group('policy').text('updated') },
      },
    };
  }

  notFound(): Queries.NotFoundPageQuery {
    const notFound = this.words.group('notFound');
    return {
      site: {
        product: this.words.text('product'),
        notFound: {
          title: notFound.text('title'),
          description: notFound.text('description'),
          text: notFound.text('text'),
          link: notFound.text('link'),
          picture: this.picture(notFound),
        },
      },
    };
  }

  layout(siteUrl: string): Queries.LayoutQuery {
    const { words } = this;
    const header = words.group('header');
    const footer = words.group('footer');
    return {
      // Nothing is ever sent from a preview.
      metadata: { siteMetadata: { siteUrl, formEndpoint: siteUrl } },
      site: {
        language: 'en',
        email: words.plain('email'),
        product: words.text('product'),
        header: {
          skip: header.text('skip'),
          home: header.text('home'),
          navigation: header.text('navigation'),
          switcher: header.text('switcher'),
          menu: header.text('menu'),
          logIn: header.text('logIn'),
          logInHint: header.text('logInHint'),
          logInAddress: header.plain('logInAddress'),
          contact: header.text('contact'),
        },
        footer: {
          navigation: footer.text('navigation'),
          line: footer.text('line'),
          social: footer.text('social'),
          socialAddress: footer.plain('socialAddress'),
          copyright: footer.text('copyright'),
        },
      },
      request: this.request(),
      audiences: { nodes: this.audiences() },
      policies: { nodes: this.policies() },
    };
  }

  request(): Queries.RequestDialogsFragment {
    const words = this.site.fieldsOf('request', this.site.file('request'));
    const formFields = words.group('formFields');
    const honeypot = words.group('honeypot');
    return {
      demo: requestType(words.group('demo')),
      contact: requestType(words.group('contact')),
      formFields: {
        name: requestField(formFields.group('name')),
        email: requestField(formFields.group('email')),
        phone: requestField(formFields.group('phone')),
        company: requestField(formFields.group('company')),
        message: requestField(formFields.group('message')),
      },
      required: words.text('required'),
      optional: words.text('optional'),
      sending: words.text('sending'),
      close: words.text('close'),
      dismiss: words.text('dismiss'),
      successTitle: words.text('successTitle'),
      errorTitle: words.text('errorTitle'),
      missing: words.text('missing'),
      malformedEmail: words.text('malformedEmail'),
      failed: words.text('failed'),
      mailInstead: words.text('mailInstead'),
      noScript: words.text('noScript'),
      honeypot: { name: honeypotName(honeypot.plain('name')), label: honeypot.text('label') },
    };
  }

  /** A video, and the words around it. */
  videoDialog(file: ContentFile): Queries.VideoDialogFragment {
    return this.videoOf(file.name, file);
  }

  get video(): { video: Queries.VideoWordsFragment } {
    const video = this.words.group('video');
    return {
      video: {
        close: video.text('close'),
        provider: video.text('provider'),
        loading: video.text('loading'),
      },
    };
  }

  testimonial(name: string): Queries.TestimonialSectionFragment['testimonial'] {
    const file = this.site.all('testimonials').find((each) => each.name === name);
    const fields = this.site.fieldsOf('testimonials', file);
    return {
      quote: fields.text('quote'),
      role: fields.text('role'),
      company: fields.text('company'),
      stars: fields.number('stars', { min: 0, max: 5 }),
      draftLabel: fields.textOrNull('draftLabel'),
    };
  }

  private get words(): Fields {
    return this.site.fieldsOf('site', this.site.file('site'));
  }

  private audiences(): Queries.LayoutQuery['audiences']['nodes'] {
    return this.site
      .all('pages')
      .map((page) => this.site.fieldsOf('pages', page))
      .map((fields) => ({ path: fields.plain('path'), label: fields.textOrNull('label') }))
      .filter(({ label }) => label !== null)
      .sort((one, other) => order(one.path, other.path));
  }

  private policies(): Queries.LayoutQuery['policies']['nodes'] {
    return this.site
      .all('policies')
      .map((file) => ({
        slug: file.name,
        title: this.site.fieldsOf('policies', file).text('title'),
      }))
      .sort((one, other) => order(one.slug, other.slug));
  }

  private section(fields: Fields): Section | undefined {
    switch (fields.type) {
      case 'hero':
        return {
          __typename: 'HeroSection',
          draftLabel: fields.textOrNull('draftLabel'),
          badge: fields.textOrNull('badge'),
          title: fields.text('title'),
          text: fields.text('text'),
          actions: this.actions(fields, 'actions'),
          picture: this.picture(fields),
          benefits: fields.list('benefits', (each) => this.card(each)),
        };
      case 'cards':
        return {
          __typename: 'CardsSection',
          draftLabel: fields.textOrNull('draftLabel'),
          title: fields.text('title'),
          introduction: fields.textOrNull('text'),
          cards: fields.list('cards', (each) => this.card(each)),
          action: fields.groupOrNull('action', (each) => this.action(each)) ?? null,
        };
      case 'showcase':
        return {
          __typename: 'ShowcaseSection',
          draftLabel: fields.textOrNull('draftLabel'),
          title: fields.text('title'),
          text: fields.text('text'),
          points: fields.texts('points'),
          picture: this.picture(fields),
          action: fields.groupOrNull('action', (each) => this.action(each)) ?? null,
        };
      case 'testimonial':
        return {
          __typename: 'TestimonialSection',
          draftLabel: fields.textOrNull('draftLabel'),
          title: fields.text('title'),
          reasons: fields.texts('reasons'),
          testimonial: this.testimonial(fields.plain('testimonial')),
        };
    }
  }

  private card(fields: Fields): Queries.CardFragment {
    return {
      draftLabel: fields.textOrNull('draftLabel'),
      icon: iconNamed(fields.plain('icon')),
      picture: this.picture(fields),
      title: fields.text('title'),
      text: fields.text('text'),
      action: fields.groupOrNull('action', (each) => this.action(each)) ?? null,
    };
  }

  private actions(fields: Fields, name: string): Queries.ActionFragment[] {
    return fields.list(name, (each) => this.action(each)).filter((each) => each !== undefined);
  }

  private action(fields: Fields): Queries.ActionFragment | undefined {
    switch (fields.type) {
      case 'demo':
        return { __typename: 'DemoAction', label: fields.text('label') };
      case 'contact':
        return { __typename: 'ContactAction', label: fields.text('label') };
      case 'link': {
        const address = fields.plain('address') || '#';
        return { __typename: 'LinkAction', label: fields.text('label'), address };
      }
      case 'video': {
        const name = fields.plain('video');
        const file = this.site.all('videos').find((each) => each.name === name);
        const video = this.videoOf(name, file);
        return { __typename: 'VideoAction', label: fields.text('label'), video };
      }
    }
  }

  private videoOf(
    slug: string,
    file: ContentFile | undefined,
  ): Queries.VideoDialogFragment & Queries.VideoFactsFragment {
    const fields = this.site.fieldsOf('videos', file);
    const address = fields.plain('address');
    return {
      slug,
      title: fields.text('title'),
      address,
      player: embedAddress(address)?.player ?? '',
      sample: fields.flag('sample'),
      published: fields.textOrNull('published'),
      // Search engines alone are told of it.
      thumbnail: null,
    };
  }

  private picture(parent: Fields): Queries.PictureFragment | null {
    return parent.groupOrNull('picture', (fields) => {
      const dark = fields.textOrNull('darkFile');
      return {
        alt: fields.textOrNull('alt') ?? '',
        file: this.findPicture(fields.plain('file')),
        darkFile: dark === null ? null : this.findPicture(dark),
      };
    });
  }
}

function requestType(fields: Fields): Queries.RequestDialogsFragment['demo'] {
  return {
    title: fields.text('title'),
    text: fields.text('text'),
    submit: fields.text('submit'),
    subject: fields.text('subject'),
    success: fields.text('success'),
  };
}

function requestField(fields: Fields): Queries.RequestDialogsFragment['formFields']['name'] {
  return { label: fields.text('label'), hint: fields.textOrNull('hint') };
}

const icons: Record<Queries.CardIcon, true> = {
  bid: true,
  brand: true,
  clock: true,
  cost: true,
  delivery: true,
  leaf: true,
  people: true,
  scan: true,
  service: true,
  warehouse: true,
};

function iconNamed(word: string): Queries.CardIcon | null {
  return isKeyOf(icons, word) ? word : null;
}

const honeypotNames: Record<Queries.HoneypotName, true> = {
  _gotcha: true,
  _honey: true,
  _honeypot: true,
  honeypot: true,
  botcheck: true,
};

function honeypotName(word: string): Queries.HoneypotName {
  return isKeyOf(honeypotNames, word) ? word : '_gotcha';
}

function isKeyOf<Key extends string>(known: Record<Key, true>, word: string): word is Key {
  return Object.hasOwn(known, word);
}

/** The day that a text names, or another one where it names none yet. */
function dayOr(other: string, text: string): string {
  return z.iso.date().safeParse(text).data ?? other;
}

/** The order in which the build sorts paths and names. */
function order(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
