import { describe, expect, it } from '@jest/globals';
import { attributeProps, fieldProps, initialProps } from '../../../../core/markup/attribute-props';

function elementOf<Found extends Element = HTMLInputElement>(html: string): Found {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder.firstElementChild as Found;
}
const propsOf = (html: string) => attributeProps(elementOf(html));

describe('the attributes of an element', () => {
  it.each<[string, string, object]>([
    [
      'have React’s names',
      '<label class="a b" for="x" tabindex="-1" accesskey="k"></label>',
      { className: 'a b', htmlFor: 'x', tabIndex: '-1', accessKey: 'k' },
    ],
    [
      'have React’s names: hyphens',
      '<form accept-charset="utf-8" enctype="text/plain" http-equiv="refresh" charset="utf-8"></form>',
      { acceptCharset: 'utf-8', encType: 'text/plain', httpEquiv: 'refresh', charSet: 'utf-8' },
    ],
    [
      'have React’s names if they have a colon',
      '<p xml:lang="en" xml:space="preserve"></p>',
      { xmlLang: 'en', xmlSpace: 'preserve' },
    ],
    ['are true for ismap on an image', '<img ismap>', { ismap: true }],
    [
      'keep a value that is not boolean',
      '<p hidden="until-found" title="" download="a"></p>',
      { hidden: 'until-found', title: '', download: 'a' },
    ],
    [
      'with data- or aria- keep their names',
      '<p data-max-quantity="1" aria-label="Add" data-on="x"></p>',
      { 'data-max-quantity': '1', 'aria-label': 'Add', 'data-on': 'x' },
    ],
    [
      'that have a meaning for React are left out',
      '<b onclick="x()" autofocus checked selected innerhtml="x" is="y" ref="r" key="k" children="c"></b>',
      {},
    ],
    [
      'of a custom element keep their names, except class',
      '<x-card class="a" for="b" tabindex="0" readonly></x-card>',
      { className: 'a', for: 'b', tabindex: '0', readonly: true },
    ],
    ['keep the names of SVG outside of SVG', '<b stroke-width="2"></b>', { 'stroke-width': '2' }],
  ])('%s', (_, html, props) => {
    expect(propsOf(html)).toEqual(props);
  });

  it.each(
    (
      'allowFullScreen autoCapitalize autoComplete autoCorrect autoPlay cellPadding cellSpacing colSpan contentEditable ' +
      'controlsList crossOrigin dateTime disablePictureInPicture disableRemotePlayback enterKeyHint fetchPriority ' +
      'formAction formEncType formMethod formNoValidate formTarget frameBorder hrefLang imageSizes imageSrcSet ' +
      'inputMode itemID itemProp itemRef itemScope itemType keyParams keyType marginHeight marginWidth maxLength ' +
      'minLength noModule noValidate playsInline popoverTarget popoverTargetAction radioGroup readOnly ' +
      'referrerPolicy rowSpan spellCheck srcDoc srcLang srcSet useMap'
    ).split(' '),
  )('have React’s spelling: %s', (name) => {
    expect(Object.keys(propsOf(`<b ${name.toLowerCase()}="1"></b>`))).toEqual([name]);
  });

  it.each(
    (
      'allowFullScreen async controls default defer disabled disablePictureInPicture disableRemotePlayback ' +
      'formNoValidate hidden inert itemScope loop multiple muted noModule noValidate open playsInline readOnly ' +
      'required reversed'
    ).split(' '),
  )('are true when they are present: %s', (name) => {
    expect(propsOf(`<b ${name.toLowerCase()}></b>`)).toEqual({ [name]: true });
  });

  it.each(['input', 'select', 'textarea'])('that are the value of a field are left out: %s', (tag) => {
    expect(propsOf(`<${tag} value="1" name="n"></${tag}>`)).toEqual({ name: 'n' });
  });

  it.each(['li', 'button', 'progress', 'option', 'x-input', 'select-x'])('keep their value: %s', (tag) =>
    expect(propsOf(`<${tag} value="1"></${tag}>`)).toEqual({ value: '1' }),
  );

  it('of SVG have React’s names, except data- and aria-', () => {
    const svg = elementOf(
      '<svg viewBox="0 0 1 1"><path stroke-width="2" xlink:href="#a" data-part-name="p" aria-label="l" class="c"/></svg>',
    );
    expect(attributeProps(svg.firstElementChild!)).toEqual({
      strokeWidth: '2',
      xlinkHref: '#a',
      'data-part-name': 'p',
      'aria-label': 'l',
      className: 'c',
    });
    expect(attributeProps(svg)).toEqual({ viewBox: '0 0 1 1' });
  });
});

describe('the style of an element', () => {
  it.each<[string, string, object]>([
    [
      'is an object with React’s names',
      '<p style="color: red; background-color: blue; -webkit-line-clamp: 2; --gap-size: 4px"></p>',
      { color: 'red', backgroundColor: 'blue', WebkitLineClamp: '2', '--gap-size': '4px' },
    ],
    ['is an empty object when the attribute is empty', '<p style=""></p>', {}],
    ['of SVG is an object too', '<svg style="color: red"></svg>', { color: 'red' }],
  ])('%s', (_, html, style) => {
    expect(propsOf(html)).toEqual({ style });
  });

  it('is text on an element that has no style property', () => {
    const math = document.createElementNS('urn:other', 'any');
    math.setAttribute('style', 'color: red');
    expect(attributeProps(math)).toEqual({ style: 'color: red' });
  });

  it('has a lower-case first letter for the prefix -ms-', () => {
    const element = document.createElement('p');
    const style = { length: 1, item: () => '-ms-flex-pack', getPropertyValue: () => 'end' };
    Object.defineProperty(element, 'style', { value: style });
    element.setAttribute('style', '-ms-flex-pack: end');
    expect(attributeProps(element)).toEqual({ style: { msFlexPack: 'end' } });
  });
});

describe('the props of a field', () => {
  it.each<[string, string, object]>([
    // React would write an empty default.
    ['have no default if none was rendered', '<input>', { type: undefined, name: undefined }],
    ['have an empty default', '<input value="">', { type: undefined, name: undefined, defaultValue: '' }],
    ['have hidden in lower case', '<input type="HIDDEN">', { type: 'hidden', name: undefined }],
    ['have another type as rendered', '<input type="EMAIL">', { type: 'EMAIL', name: undefined }],
    ['have no default tick for a text', '<input type="text" checked>', { type: 'text', name: undefined }],
    ['are empty for a list', '<select name="s"></select>', {}],
    ['are empty for a paragraph', '<p></p>', {}],
    ['are empty for a button', '<button value="1"></button>', {}],
  ])('%s', (_, html, props) => {
    expect(fieldProps(elementOf(html))).toStrictEqual(props);
  });

  it.each(['checkbox', 'radio'])('keep the rendered tick: %s', (type) => {
    const box = elementOf(`<input type="${type}" checked>`);
    box.checked = false;
    expect(fieldProps(box)).toMatchObject({ defaultChecked: true });
    expect(fieldProps(elementOf(`<input type="${type}">`))).toMatchObject({ defaultChecked: false });
  });

  it.each([
    ['<input type="text" name="n" value="printed">', { type: 'text', name: 'n', defaultValue: 'printed' }],
    ['<textarea name="t">printed</textarea>', { defaultValue: 'printed' }],
  ])('are read as rendered, not from the shopper’s input: %s', (html, props) => {
    const field = elementOf(html);
    field.value = 'typed';
    expect(fieldProps(field)).toEqual(props);
  });
});

describe('the initial props of an element', () => {
  const initialOf = (element: HTMLElement) => initialProps(element, attributeProps(element));

  it('are its attributes, its text and the element', () => {
    const element = elementOf('<p class="a" data-row="1">two <b>words</b></p>');
    const props = { className: 'a', 'data-row': '1', element, text: 'two words', value: '', checked: false };
    expect(initialOf(element)).toEqual(props);
  });

  it('have the live state of a field, with the shopper’s earlier input', () => {
    const [input, box] = [elementOf('<input value="printed">'), elementOf('<input type="checkbox" value="7">')];
    input.value = 'typed';
    box.checked = true;
    expect(initialOf(input)).toMatchObject({ value: 'typed', checked: false, text: '' });
    expect(initialOf(box)).toMatchObject({ value: '7', checked: true });
  });

  it('have no value that is not text', () => {
    expect(initialOf(elementOf('<li value="3"></li>'))).toMatchObject({ value: '' });
  });
});
