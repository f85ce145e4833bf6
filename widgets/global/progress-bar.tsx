import { useEffect, useState } from 'react';
import { defineContract, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { useAppSelector } from '../../core/state/hooks';
import { selectBusy } from '../../core/state/ui/ui-slice';

/** The bar does not know how long a task takes: it goes on by so much, every so many milliseconds, to the end. */
const STEP = 3;
const INTERVAL = 50;
const END = 100;

const contract = defineContract({
  name: 'progress-bar',
  parts: { bar: required('the <progress> element, with max="100"') },
});

/** Shows that the page as a whole is busy. */
export const progressBar = defineWidget(contract, function ProgressBar({ Markup }) {
  const isBusy = useAppSelector(selectBusy);
  const [value, setValue] = useState(0);
  useEffect(() => {
    setValue(0);
    if (!isBusy) return;
    const timer = setInterval(() => setValue((now) => Math.min(END, now + STEP)), INTERVAL);
    return () => clearInterval(timer);
  }, [isBusy]);
  return <Markup slot={{ hidden: !isBusy }} bar={{ value }} />;
});
