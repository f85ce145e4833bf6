import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A widget that replaces the server's markup by its own. It has the same fields and the same behaviour. */
function Quantity({ rendered }: { rendered: () => void }) {
  const [value, setValue] = useState('1');
  useEffect(rendered, [rendered]);
  const step = (by: number) => setValue((now) => String(Math.min(10, Math.max(1, Number(now) + by))));
  return (
    <>
      <label className="form-label" htmlFor="quantity">
        {'Quantity'}
      </label>
      <div className="form-increment">
        <button className="button button--icon" type="button" onClick={() => step(-1)} disabled={value === '1'}>
          <Icon path="M5 12h14" />
          <span className="u-hiddenVisually">{'Decrease'}</span>
        </button>
        <input
          className="form-input--incrementTotal"
          name="qty[]"
          inputMode="numeric"
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
        <button className="button button--icon" type="button" onClick={() => step(1)} disabled={value === '10'}>
          <Icon path="M5 12h14M12 5v14" />
          <span className="u-hiddenVisually">{'Increase'}</span>
        </button>
      </div>
      <p className="form-inlineMessage" role="alert" />
    </>
  );
}

const Icon = ({ path }: { path: string }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

declare global {
  interface Window {
    renderAnew: (slots: readonly Element[]) => Promise<void>;
  }
}

/** Renders every slot anew, as bundles do that do not use the server's markup. Resolves when the last slot is rendered. */
window.renderAnew = (slots) =>
  new Promise((resolve) => {
    let left = slots.length;
    const rendered = () => {
      left -= 1;
      if (left === 0) resolve();
    };
    for (const slot of slots) createRoot(slot).render(<Quantity rendered={rendered} />);
  });
