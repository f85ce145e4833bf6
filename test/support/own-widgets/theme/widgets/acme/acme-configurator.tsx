import { defineContract, defineWidget, required, string, useProduct } from 'storefront-widgets';

const contract = defineContract({
  name: 'acme-configurator',
  moment: 'idle',
  attributes: { field: string() },
  parts: {
    choice: required('a button for each value of the option', 'button'),
    price: required('the element that shows the price of the choice'),
  },
});

/** Chooses a value of the product's option, and shows the price of the choice. */
export const acmeConfigurator = defineWidget(contract, function AcmeConfigurator({ slot, field, initial, Markup }) {
  const { scope, attributes } = useProduct(slot, 'attributes');
  const choose = (value: string) => {
    const controls = [...(scope.form?.querySelectorAll<HTMLInputElement>(`[name="${field}"]`) ?? [])];
    const control = controls.find((one) => one.type !== 'radio' || one.value === value);
    if (!control) throw new Error(`no field of the product has the name ${field}`);
    if (control.type === 'radio') control.checked = true;
    else control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const price = attributes?.price?.with_tax?.formatted ?? attributes?.price?.without_tax?.formatted;
  return (
    <Markup
      choice={({ value }) => ({ onClick: () => choose(String(value)) })}
      price={{ text: price ?? initial('price')[0].text }}
    />
  );
});
