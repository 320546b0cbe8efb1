import { graphql } from 'gatsby';
import { Page, type PreviewProps } from '../../kit/editor/preview/shownPages';

/* How the editor shows the bakery: in tests of the kit, jest.config.mjs puts it in the place of the site’s own register. */

interface Tray {
  title: string;
  text: string;
}

interface Part {
  title: string;
  draftLabel?: string | null;
  text?: string;
  hours?: string | null;
  trays?: readonly Tray[];
  points?: readonly string[] | null;
}

/** What the page of a room gets. */
export interface RoomData {
  room: { title: string; parts: readonly Part[] };
}

export const roomQuery = graphql`
  query ($id: String!) {
    room(id: { eq: $id }) {
      title
      parts {
        ... on Sign {
          title
          text
          hours
          links {
            ...Link
          }
        }
        ... on Shelf {
          title
          draftLabel
          trays {
            title
            text
          }
        }
        ... on BakersWord {
          title
          draftLabel
          points
        }
      }
    }
  }

  fragment Link on Link {
    __typename
    ... on PageLink {
      label
      anchor
      page {
        path
        draftLabel
      }
    }
    ... on OtherLink {
      label
      address
    }
  }
`;

function Room({ data: { room } }: { data: RoomData }) {
  return <main>{room.parts.map((part, index) => drawn(part, index))}</main>;
}

function drawn({ title, text, hours, trays, points }: Part, index: number) {
  return (
    <section key={index}>
      <h2>{title}</h2>
      {hours && <p>{hours}</p>}
      {text !== undefined && <Html html={text} />}
      <ul>
        {trays?.map((tray, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as in the templates of a site, where two can have the same words
          <li key={place}>
            <h3>{tray.title}</h3>
            <Html html={tray.text} />
          </li>
        ))}
        {points?.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

function Html({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from the tests alone
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** What is shown of each collection; of the others, nothing. */
export const previews = {
  rooms: ({ entry }: PreviewProps) => <Page template={Room} query={roomQuery} id={entry.name} />,
};
export const shareGround = '#ffffff';
