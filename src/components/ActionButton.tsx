import { graphql } from 'gatsby';
import {
  PrimaryButton,
  PrimaryLink,
  QuietButton,
  QuietLink,
  SecondaryButton,
  SecondaryLink,
} from './Button';
import { DraftLabel } from './DraftLabel';
import { elementId } from './elementId';

interface ActionButtonProps {
  action: Queries.ActionFragment;
  look?: keyof typeof looks;
}

const looks = {
  primary: [PrimaryButton, PrimaryLink],
  secondary: [SecondaryButton, SecondaryLink],
  quiet: [QuietButton, QuietLink],
} as const;

/** An action that is a link. */
type LinkAction = Extract<Queries.ActionFragment, { __typename: 'PageAction' | 'LinkAction' }>;

/** The button or link for an action of the content. Dialogs open natively, without a script. */
export function ActionButton({ action, look = 'secondary' }: ActionButtonProps) {
  const [Button, ButtonLink] = looks[look];
  if (action.__typename === 'PageAction' || action.__typename === 'LinkAction') {
    const { address, draftLabel } = linkTarget(action);
    return (
      <>
        {draftLabel && <DraftLabel words={draftLabel} />}
        <ButtonLink href={address}>{action.label}</ButtonLink>
      </>
    );
  }
  return (
    <Button type="button" command="show-modal" commandfor={dialogOf(action)}>
      {action.label}
    </Button>
  );
}

function dialogOf(action: Exclude<Queries.ActionFragment, LinkAction>): string {
  switch (action.__typename) {
    case 'DemoAction':
      return elementId.requestDialog('demo');
    case 'ContactAction':
      return elementId.requestDialog('contact');
    case 'VideoAction':
      return elementId.videoDialog(action.video.slug);
  }
}

/** Finds the address that a link leads to, and the draft label of that page. */
export function linkTarget(link: LinkAction): { address: string; draftLabel?: string | null } {
  if (link.__typename === 'LinkAction') return link;
  const { page, anchor } = link;
  const address = anchor ? `${page.path}#${anchor}` : page.path;
  return { address, draftLabel: page.draftLabel };
}

export const fragment = graphql`
  fragment Action on Action {
    __typename
    ...DemoAction
    ...ContactAction
    ... on VideoAction {
      label
      video {
        slug
      }
    }
    ...PageAction
    ...LinkAction
  }

  fragment BannerAction on BannerAction {
    __typename
    ...DemoAction
    ...ContactAction
    ...PageAction
    ...LinkAction
  }

  fragment DemoAction on DemoAction {
    label
  }

  fragment ContactAction on ContactAction {
    label
  }

  fragment SiteLink on SiteLink {
    __typename
    ...PageAction
    ...LinkAction
  }

  fragment PageAction on PageAction {
    label
    page {
      path
      draftLabel
    }
    anchor
  }

  fragment LinkAction on LinkAction {
    label
    address
  }
`;
