import { graphql } from 'gatsby';
import { PrimaryButton, SecondaryButton } from './Button';
import { PrimaryLink, SecondaryLink } from './ButtonLink';
import { DraftMark } from './DraftMark';
import { elementId } from './elementId';

interface ActionButtonProps {
  action: Queries.ActionFragment;
  primary?: boolean;
}

/** The button or link for an action of the content. Dialogs open natively, without a script. */
export function ActionButton({ action, primary = false }: ActionButtonProps) {
  const target = targetOf(action);
  if ('dialog' in target) {
    const Button = primary ? PrimaryButton : SecondaryButton;
    return (
      <Button type="button" command="show-modal" commandfor={target.dialog}>
        {action.label}
      </Button>
    );
  }
  const ButtonLink = primary ? PrimaryLink : SecondaryLink;
  return (
    <>
      {target.draftLabel && <DraftMark words={target.draftLabel} />}
      <ButtonLink href={target.address}>{action.label}</ButtonLink>
    </>
  );
}

/** The dialog that it opens, or the address that it links to and why visitors don’t see that page. */
type Target = { dialog: string } | { address: string; draftLabel?: string | null };

function targetOf(action: Queries.ActionFragment): Target {
  switch (action.__typename) {
    case 'DemoAction':
      return { dialog: elementId.requestDialog('demo') };
    case 'ContactAction':
      return { dialog: elementId.requestDialog('contact') };
    case 'VideoAction':
      return { dialog: elementId.videoDialog(action.video.slug) };
    case 'PageAction':
      return { address: at(action.page.path, action.anchor), draftLabel: action.page.draftLabel };
    case 'PolicyAction':
      return {
        address: at(`/${action.policy.slug}`, action.anchor),
        draftLabel: action.policy.draftLabel,
      };
    case 'LinkAction':
      return action;
  }
}

function at(path: string, anchor: string | null): string {
  return anchor ? `${path}#${anchor}` : path;
}

export const fragment = graphql`
  fragment Action on Action {
    __typename
    ... on DemoAction {
      label
    }
    ... on ContactAction {
      label
    }
    ... on VideoAction {
      label
      video {
        slug
      }
    }
    ... on PageAction {
      label
      page {
        path
        draftLabel
      }
      anchor
    }
    ... on PolicyAction {
      label
      policy {
        slug
        draftLabel
      }
      anchor
    }
    ... on LinkAction {
      label
      address
    }
  }
`;
