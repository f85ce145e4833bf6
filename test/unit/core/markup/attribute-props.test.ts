import { describe, expect, it } from '@jest/globals';
import { attributeProps } from '../../../../core/markup/attribute-props';

function propsOf(html: string, selector = '*') {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return attributeProps(holder.querySelector(selector)!);
}

describe('the attributes of an element', () => {
  it('have React’s names', () => {
    expect(propsOf('<label class="a b" for="x" tabindex="-1" accesskey="k"></label>')).toEqual({
      className: 'a b',
      htmlFor: 'x',
      tabIndex: '-1',
      accessKey: 'k',
    });
    expect(propsOf('<meta http-equiv="refresh" charset="utf-8">')).toEqual({ httpEquiv: 'refresh', charSet: 'utf-8' });
    expect(propsOf('<form accept-charset="utf-8" enctype="text/plain"></form>')).toEqual({
      acceptCharset: 'utf-8',
      encType: 'text/plain',
    });
    expect(propsOf('<p xml:lang="en" xml:space="preserve"></p>')).toEqual({ xmlLang: 'en', xmlSpace: 'preserve' });
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

  it('are true for ismap on an image', () => {
    expect(propsOf('<img ismap>')).toEqual({ ismap: true });
  });

  it('keep a value that is not boolean', () => {
    expect(propsOf('<p hidden="until-found" title="" download="a"></p>')).toEqual({
      hidden: 'until-found',
      title: '',
      download: 'a',
    });
  });

  it('with data- or aria- keep their names', () => {
    expect(propsOf('<p data-max-quantity="1" aria-label="Add" data-on="x"></p>')).toEqual({
      'data-max-quantity': '1',
      'aria-label': 'Add',
      'data-on': 'x',
    });
  });

  it('that have a meaning for React are left out', () => {
    const html = '<b onclick="x()" autofocus checked selected innerhtml="x" is="y" ref="r" key="k" children="c"></b>';
    expect(propsOf(html)).toEqual({});
  });

  it.each(['input', 'select', 'textarea'])('that are the value of a field are left out: %s', (tag) => {
    expect(propsOf(`<${tag} value="1" name="n"></${tag}>`)).toEqual({ name: 'n' });
  });

  it.each(['li', 'button', 'progress', 'option', 'x-input', 'select-x'])(
    'keep the value of an element that is not a field: %s',
    (tag) => {
      expect(propsOf(`<${tag} value="1"></${tag}>`)).toEqual({ value: '1' });
    },
  );

  it('of a custom element keep their names, except class', () => {
    expect(propsOf('<x-card class="a" for="b" tabindex="0" readonly></x-card>')).toEqual({
      className: 'a',
      for: 'b',
      tabindex: '0',
      readonly: true,
    });
  });

  it('of SVG have React’s names, except data- and aria-', () => {
    const html =
      '<svg viewBox="0 0 1 1"><path stroke-width="2" xlink:href="#a" data-part-name="p" aria-label="l" class="c"/></svg>';
    expect(propsOf(html, 'path')).toEqual({
      strokeWidth: '2',
      xlinkHref: '#a',
      'data-part-name': 'p',
      'aria-label': 'l',
      className: 'c',
    });
    expect(propsOf(html, 'svg')).toEqual({ viewBox: '0 0 1 1' });
    expect(propsOf('<b stroke-width="2"></b>')).toEqual({ 'stroke-width': '2' });
  });
});

describe('the style of an element', () => {
  it('is an object with React’s names', () => {
    const style = 'color: red; background-color: blue; -webkit-line-clamp: 2; --gap-size: 4px';
    expect(propsOf(`<p style="${style}"></p>`)).toEqual({
      style: { color: 'red', backgroundColor: 'blue', WebkitLineClamp: '2', '--gap-size': '4px' },
    });
  });

  it('is an empty object when the attribute is empty', () => {
    expect(propsOf('<p style=""></p>')).toEqual({ style: {} });
  });

  it('of SVG is an object too', () => {
    expect(propsOf('<svg style="color: red"></svg>')).toEqual({ style: { color: 'red' } });
  });

  it('is text on an element that has no style property', () => {
    const math = document.createElementNS('urn:other', 'any');
    math.setAttribute('style', 'color: red');
    expect(attributeProps(math)).toEqual({ style: 'color: red' });
  });

  it('has a lower-case first letter for the prefix -ms-', () => {
    const element = document.createElement('p');
    const names = ['-ms-flex-pack'];
    const style = { length: 1, item: (index: number) => names[index], getPropertyValue: () => 'end' };
    Object.defineProperty(element, 'style', { value: style });
    element.setAttribute('style', '-ms-flex-pack: end');
    expect(attributeProps(element)).toEqual({ style: { msFlexPack: 'end' } });
  });
});
