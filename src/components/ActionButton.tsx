import { graphql } from 'gatsby';
import { PrimaryButton, SecondaryButton } from './Button';
import { PrimaryLink, SecondaryLink } from './ButtonLink';
import { elementId } from './elementId';

interface ActionButtonProps {
  action: Queries.ActionFragment;
  primary?: boolean;
}

/** The button or link for an action of the content. Dialogs open natively, without a script. */
export function ActionButton({ action, primary = false }: ActionButtonProps) {
  const Button = primary ? PrimaryButton : SecondaryButton;
  if (action.__typename === 'LinkAction') {
    const ButtonLink = primary ? PrimaryLink : SecondaryLink;
    return <ButtonLink href={action.address}>{action.label}</ButtonLink>;
  }
  return (
    <Button type="button" command="show-modal" commandfor={dialogOf(action)}>
      {action.label}
    </Button>
  );
}

function dialogOf(action: Exclude<Queries.ActionFragment, { __typename: 'LinkAction' }>): string {
  switch (action.__typename) {
    case 'DemoAction':
      return elementId.requestDialog('demo');
    case 'ContactAction':
      return elementId.requestDialog('contact');
    case 'VideoAction':
      return elementId.videoDialog(action.video.slug);
  }
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
    ... on LinkAction {
      label
      address
    }
  }
`;
