import { useEffect, useState } from 'react';
import { defineContract, defineWidget, fillMessage, required, string } from 'storefront-widgets';

const contract = defineContract({
  name: 'acme-countdown',
  moment: 'visible',
  attributes: { until: string() },
  messages: {
    left: required('the time that is left, with [days], [hours], [minutes] and [seconds]'),
    over: required('what is shown when the time is up'),
  },
  parts: { time: required('the element that shows the time') },
});

/** Counts down to a date. */
export const acmeCountdown = defineWidget(contract, function AcmeCountdown({ until, left, over, Markup }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.floor((Date.parse(until) - now) / 1_000);
  const time = {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
  return <Markup time={{ text: seconds > 0 ? fillMessage(left, time) : over }} />;
});
