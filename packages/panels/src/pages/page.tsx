import { Breadcrumb } from "@gatehouse/design";
import { type ReactNode, useEffect, useRef } from "react";
import { styled } from "styled-components";
import type { LinkProps } from "../navigation/screen-link";
import { usePortal } from "../provider/portal-context";

export interface PageProps {
  readonly title: string;
  readonly breadcrumb?: readonly { readonly label: string; readonly link?: LinkProps }[];
  readonly children: ReactNode;
}

/** A page of the host: names the document, and takes the focus so that a reader hears where they are. */
export function Page({ title, breadcrumb, children }: PageProps): ReactNode {
  const { navigation } = usePortal();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => navigation.setTitle?.(title), [navigation, title]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className="gh-page-head">
        {breadcrumb !== undefined && <Breadcrumb crumbs={breadcrumb.map(({ label, link }) => ({ label, ...link }))} />}
        <Title className="gh-page-title" ref={heading} tabIndex={-1}>
          {title}
        </Title>
      </div>
      {children}
    </>
  );
}

const Title = styled.h1`
  font-size: var(--gh-type-xl);
  font-weight: var(--gh-weight-strong);
  line-height: var(--gh-leading-tight);
  letter-spacing: -0.01em;
  &:focus { outline: none; }
`;
