import { useEffect, useState } from 'react';
import { defineContract, defineWidget, required } from '../../core/contract/define-widget';
import { useAppSelector } from '../../core/state/hooks';
import { selectBusy } from '../../core/state/slices/ui-slice';

/** The bar grows by `STEP` every `INTERVAL` milliseconds. */
const STEP = 3;
const INTERVAL = 50;
const END = 100;

const contract = defineContract({
  name: 'progress-bar',
  moment: 'runtime',
  parts: { bar: required('the bar, with max="100"', 'progress') },
});

export const progressBar = defineWidget(contract, function ProgressBar({ Markup }) {
  const isBusy = useAppSelector(selectBusy);
  const [value, setValue] = useState(0);
  useEffect(() => {
    setValue(0);
    if (!isBusy) return;
    const timer = setInterval(() => setValue((before) => Math.min(END, before + STEP)), INTERVAL);
    return () => clearInterval(timer);
  }, [isBusy]);
  return <Markup slot={{ hidden: !isBusy }} bar={{ value }} />;
});
