import "./detail-view.css";
import type { ComponentProps, ReactNode } from "react";
import { listPath, type MediaPath, watchLabel } from "../../lib/media/media-sections.ts";
import { type CardLink, CardLinks } from "../../ui/cards/CardLinks.tsx";
import { EmptyState } from "../../ui/cards/EmptyState.tsx";
import { ExampleLabel } from "../../ui/cards/ExampleLabel.tsx";
import { ExampleNotice } from "../../ui/cards/ExampleNotice.tsx";
import { Status } from "../../ui/controls/Status.tsx";
import { Tabs } from "../../ui/controls/tabs/Tabs.island.tsx";
import { island } from "../../ui/islands/island.tsx";
import { useTitle } from "../../ui/islands/use-title.ts";
import { PageLinks } from "../../ui/page/PageLinks.tsx";
import { DetailView } from "./DetailView.tsx";
import { MediaCard } from "./MediaCard.tsx";
import type { MediaItem } from "./media-item.ts";
import { useItemInUrl } from "./use-item-in-url.ts";

export interface ShownList {
  id: string;
  title: string;
  introduction?: { text: string; sample: boolean } | undefined;
  items: MediaItem[];
  links?: CardLink[];
  empty?: ComponentProps<typeof EmptyState> | undefined;
  count: number;
}

interface Props {
  on: MediaPath;
  lists: ShownList[];
  page: number;
  tabs?: string | undefined;
  hasComments: boolean;
  others: number[];
  help?: ReactNode;
}

function MediaGallery({ on, lists, page, tabs, hasComments, others, help }: Props) {
  const items = lists.flatMap(({ items }) => items);
  const { item, isUnknown, open, close } = useItemInUrl(items, others);
  useTitle(item?.title);
  const shown = item && tabs ? lists.find(({ items }) => items.includes(item))?.id : undefined;

  const contents = lists.map((list, at) => (
    <ListContent key={list.id} list={list} isFirst={at === 0} onOpen={open}>
      <PageLinks
        label={`Pages of ${list.title}`}
        page={page}
        count={list.count}
        path={(to) => listPath({ on, id: list.id }, to)}
      />
    </ListContent>
  ));

  return (
    <div>
      <Status className="wrap">
        {isUnknown && (
          <p className="notice">
            Video not found. It may have moved, or the link may be wrong. Choose one below, or{" "}
            <a href="/search">search this site</a>.
          </p>
        )}
      </Status>
      {tabs ? (
        <div className="band wrap first">
          <Tabs
            label={tabs}
            tabs={lists.map(({ id, title }) => ({ id, label: title }))}
            shown={shown}
            panels={contents}
          />
        </div>
      ) : (
        lists.map(({ id, title, count }, at) => (
          <section key={id} className={`band wrap stack ${at === 0 ? "first" : ""}`}>
            <h2 id={id}>{page > 1 ? `Page ${page} of ${count}` : title}</h2>
            {contents[at]}
          </section>
        ))
      )}
      {item && (
        <DetailView
          key={item.id}
          item={item}
          watch={watchLabel(on)}
          hasComments={hasComments}
          onClose={() => close(shown)}
        >
          {help}
        </DetailView>
      )}
    </div>
  );
}

export default island(MediaGallery);

interface ListProps {
  list: ShownList;
  isFirst: boolean;
  onOpen: (item: MediaItem) => void;
  children: ReactNode;
}

function ListContent({ list, isFirst, onOpen, children }: ListProps) {
  const { introduction, items, links = [], empty } = list;
  return (
    <>
      {introduction?.sample && <ExampleLabel />}
      {introduction && <p className="lede">{introduction.text}</p>}
      <ExampleNotice entries={[...items, ...links]} />
      {links.length > 0 && <CardLinks links={links} />}
      {items.length > 0 && (
        <ul className="grid even" role="list">
          {items.map((item, at) => (
            <MediaCard key={item.id} item={item} eager={isFirst && at === 0} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {empty && <EmptyState {...empty} />}
      {children}
    </>
  );
}
