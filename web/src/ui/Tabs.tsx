import "./tabs.css";
import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";
import { readsFromRight } from "../words/fluent";
import { isPlain } from "./keys";
import { Icon, type IconName } from "./Icon";

export interface Tab {
  id: string;
  label: string;
  icon: IconName;
  badge?: number;
  content: () => ComponentChildren;
}

interface Props {
  tabs: readonly Tab[];
  selected: string;
  select: (id: string) => void;
  label: string;
}

/** Tabs as people who use the keyboard expect them: one stop, arrows between them. */
export function Tabs({ tabs, selected, select, label }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const current = tabs.find((tab) => tab.id === selected) ?? tabs[0];
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || !current || !isPlain(event)) return;
    const forward = readsFromRight() ? -step : step;
    const next = tabs[(tabs.indexOf(current) + forward + tabs.length) % tabs.length];
    event.preventDefault();
    if (!next) return;
    select(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <>
      <div role="tablist" class="tabs" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => select(tab.id)}
          >
            <Icon name={tab.icon} />
            <span>{tab.label}</span>
            {tab.badge ? <span class="badge">{tab.badge}</span> : null}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} class="tab-panel" aria-labelledby={current && `${id}-${current.id}`} tabIndex={0} key={current?.id}>
        {current?.content()}
      </div>
    </>
  );
}
