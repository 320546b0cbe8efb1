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

/** The button or link for an action of the content. Dialogs open natively, without a script. */
export function ActionButton({ action, look = 'secondary' }: ActionButtonProps) {
  const target = actionTarget(action);
  const [Button, ButtonLink] = looks[look];
  if ('dialog' in target) {
    return (
      <Button type="button" command="show-modal" commandfor={target.dialog}>
        {action.label}
      </Button>
    );
  }
  return (
    <>
      {target.draftLabel && <DraftLabel words={target.draftLabel} />}
      <ButtonLink href={target.address}>{action.label}</ButtonLink>
    </>
  );
}

/** The dialog that an action opens, or the address that it links to, with the draft label of that page. */
export type ActionTarget = { dialog: string } | LinkTarget;

interface LinkTarget {
  address: string;
  draftLabel?: string | null;
}

/** An action that is a link. */
type LinkAction = Extract<Queries.ActionFragment, { __typename: 'PageAction' | 'LinkAction' }>;

/** Finds the target of an action. */
export function actionTarget(action: Queries.ActionFragment): ActionTarget {
  switch (action.__typename) {
    case 'DemoAction':
      return { dialog: elementId.requestDialog('demo') };
    case 'ContactAction':
      return { dialog: elementId.requestDialog('contact') };
    case 'VideoAction':
      return { dialog: elementId.videoDialog(action.video.slug) };
    default:
      return linkTarget(action);
  }
}

/** Finds the target of a link. */
export function linkTarget(link: LinkAction): LinkTarget {
  if (link.__typename === 'LinkAction') return link;
  const { page, anchor } = link;
  return { address: at(page.path, anchor), draftLabel: page.draftLabel };
}

function at(path: string, anchor: string | null): string {
  return anchor ? `${path}#${anchor}` : path;
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
