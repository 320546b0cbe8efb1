import styled from '@emotion/styled';
import { graphql, type PageProps } from 'gatsby';
import { Columns } from '../components/Band';
import { PrimaryLink, SecondaryLink } from '../components/Button';
import { elementId } from '../components/elementId';
import { PageTitle } from '../components/Heading';
import { halfPage, Picture } from '../components/Picture';
import { Layout } from '../layout/Layout';
import { theme } from '../theme';

type Props = Pick<PageProps<Queries.NotFoundPageQuery>, 'data'>;

export default function NotFoundPage({ data }: Props) {
  const { notFound, product } = data.site;
  const { demo, contact } = data.request;
  return (
    <Layout title={`${notFound.title} | ${product}`} description={notFound.description}>
      <Content>
        <Words>
          <PageTitle>{notFound.title}</PageTitle>
          <p>{notFound.text}</p>
          <Links>
            <PrimaryLink href="/">{notFound.link}</PrimaryLink>
            {/* Some programs write /%23book-a-demo for a link to a form. */}
            <SecondaryLink href={`#${elementId.requestDialog('demo')}`}>{demo.title}</SecondaryLink>
            <SecondaryLink href={`#${elementId.requestDialog('contact')}`}>
              {contact.title}
            </SecondaryLink>
          </Links>
        </Words>
        {notFound.picture && <Picture picture={notFound.picture} sizes={halfPage} first />}
      </Content>
    </Layout>
  );
}

export const query = graphql`
  query NotFoundPage {
    site: siteWords {
      product
      notFound {
        title
        description
        text
        link
        picture {
          ...Picture
        }
      }
    }
    request: requestWords {
      demo {
        title
      }
      contact {
        title
      }
    }
  }
`;

const Content = styled(Columns)`
  min-height: 55vh;
  padding-block: ${theme.space[64]};
  padding-inline: ${theme.inset};
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space[24]};
  justify-items: start;
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
`;
