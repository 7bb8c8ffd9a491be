import { Breadcrumb } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useEffect, useRef } from "react";
import { PageTour, type Tour } from "../areas/viewer";
import { useNavigation } from "../navigation/navigation-context";
import type { LinkProps } from "../navigation/screen-link";
import { usePageFocus } from "./use-page-focus";

export interface PageProps {
  readonly title: string;
  /** The document's title, if it differs from the page's. */
  readonly documentTitle?: string;
  readonly breadcrumb?: readonly { readonly label: ReactNode; readonly link?: LinkProps }[];
  /** The guided tour of this page. */
  readonly tour?: Tour;
  /** The page's own actions, in addition to those of its panels. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the host. Sets the document's title and moves focus to the heading, so that screen readers announce it. */
export function Page({ title, documentTitle = title, breadcrumb, tour, actions, children }: PageProps): ReactNode {
  const navigation = useNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => navigation.setTitle?.(documentTitle), [navigation, documentTitle]);
  usePageFocus(heading);
  return (
    <>
      <Head className="gh-page-head">
        {breadcrumb !== undefined && <Breadcrumb crumbs={breadcrumb.map(({ label, link }) => ({ label, ...link }))} />}
        <Title className="gh-page-title" ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {tour !== undefined && <PageTour tour={tour} />}
        {actions}
      </Head>
      {children}
    </>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gh-space-1) var(--gh-space-2);
  container: gh-panel / inline-size;
  > nav { flex-basis: 100%; }
  > .gh-button { margin-inline-start: auto; }
  > .gh-button ~ .gh-button { margin-inline-start: 0; }
`;

const Title = styled.h1`
  min-width: 0;
  font-size: var(--gh-type-xl);
  font-weight: var(--gh-weight-strong);
  line-height: var(--gh-leading-tight);
  letter-spacing: -0.01em;
  &:focus { outline: none; }
`;
