import type { FileRule } from '../rule';
import type { ThemeText } from '../theme-text';

/** The theme's own variable, or its value in the reference theme. */
function variable(theme: ThemeText, name: string, otherwise: string): string {
  const defines = new RegExp(`^\\s*\\$${name}\\s*:`, 'm');
  const isThere = theme
    .list('assets/scss')
    .some((path) => path.endsWith('.scss') && defines.test(theme.read(path) ?? ''));
  return isThere ? `$${name}` : otherwise;
}

/** A line outside of comments that gives the class of an empty cart to the link. */
const setsEmptyClass = /^(?!\s*(?:\/\/|\/?\*)).*navUser-item--cart__hidden-s/m;

/** Some themes hide it by no style, or their script gives it no class any more. */
function hidesEmptyCart(theme: ThemeText): boolean {
  const textOf = (path: string) => theme.read(path) ?? '';
  const isIn = (folder: string, find: (path: string) => boolean) => theme.list(folder).some(find);
  return (
    isIn('assets/js', (path) => path.endsWith('/cart-preview.js') && setsEmptyClass.test(textOf(path))) &&
    isIn('assets/scss', (path) => path.endsWith('.scss') && /__hidden-s\s*\{/.test(textOf(path)))
  );
}

const emptyCart = (small: string) => `// The link to an empty cart, in the smallest windows
.navUser-item--cart .navUser-action:not(:has(.countPill--positive)) {
    @media (max-width: ${small}) {
        display: none;
    }
}

`;

/** The styles that have no counterpart in the theme's sheets, because its script wrote them into the page. */
function layoutSheet(theme: ThemeText): string {
  const small = variable(theme, 'screen-small', '551px');
  const medium = variable(theme, 'screen-medium', '801px');
  const header = variable(theme, 'header-height', '55px');
  return `// =============================================================================
// WIDGETS: LAYOUT
// =============================================================================
//
// What the theme's script wrote into the page, for elements that need no script.
// "npm run adopt" wrote this file. Change it as you like: it is never written again.
//
// -----------------------------------------------------------------------------


// Controls of disclosures
// -----------------------------------------------------------------------------

summary[data-part],
details > summary[class] {
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
        display: none;
    }
}


// Drawer: a popover below the header in small windows, a part of the header in others
// -----------------------------------------------------------------------------

.mobileMenu-toggle[popovertarget] {
    background: none;
    border: 0;
    cursor: pointer;
}

// The browser's styles of a popover, taken back without specificity: the theme's own styles of the drawer are stronger.
:where(#menu[popover]) {
    background: none;
    border: 0;
    color: inherit;
    inset: auto;
    margin: 0;
    max-height: none;
    max-width: none;
    overflow: visible;
    padding: 0;
    width: auto;

    @media (max-width: ${medium} - 1px) {
        inset: ${header} 0 0;
    }
}

// It begins below the header, not in a padding over it.
#menu[popover] {
    @media (max-width: ${medium} - 1px) {
        height: auto;
        padding: 0;
        position: fixed;
    }
}

#menu:popover-open {
    display: block;
}


// Third level of the drawer: its control is beside the link
// -----------------------------------------------------------------------------

[data-widget="collapsible"] > .collapsible-icon-wrapper[data-part] {
    height: auto;
    padding: 0.5rem 0;
    position: absolute;
    right: 0;
    top: 0;
    width: auto;

    svg {
        fill: currentColor;
        stroke: currentColor;
    }

    @media (min-width: ${medium}) {
        display: none;
    }
}

.navPage-subMenu-item:has(> [data-widget="collapsible"]) {
    @media (max-width: ${medium} - 1px) {
        position: relative;
    }
}


// Panels over the page
// -----------------------------------------------------------------------------

[data-widget="dropdown"] {
    position: relative;

    > [data-part="content"] {
        left: 0;
        min-width: 100%;
        width: max-content;
    }

    > .dropdown--quickSearch {
        top: 100%;
    }
}

// The panel of the search is as wide as the header.
.navUser-section:has(.dropdown--quickSearch),
[data-widget="dropdown"]:has(> .dropdown--quickSearch) {
    position: static;
}

[data-widget="cart-dropdown"] {
    position: relative;

    > [data-part="panel"] {
        left: auto;
        right: 0;
        width: 100vw;
    }

    .loadingOverlay[data-part] {
        background: none;
        display: block;
        min-height: 6rem;
        position: relative;
    }
}

// As a block, the wish lists would lie over the button that adds to the cart, which floats.
.form-wishlist > details {
    display: inline-block;
    width: 100%;
}

// The wish lists begin where their control ends.
.form-wishlist [open] {
    margin-bottom: 1rem;

    > summary {
        margin-bottom: 0;
    }
}

${hidesEmptyCart(theme) ? emptyCart(small) : ''}[data-part="link"][aria-current="true"] {
    font-weight: bold;
}


// Carousels
// -----------------------------------------------------------------------------

[data-widget="carousel"] {
    position: relative;
    touch-action: auto;
    user-select: auto;

    > [data-part="track"] {
        display: flex;
        overflow-x: auto;
        overscroll-behavior-x: contain;
        scroll-snap-type: x mandatory;
        scrollbar-width: none;
        transform: none;

        &::-webkit-scrollbar {
            display: none;
        }

        @media (prefers-reduced-motion: no-preference) {
            scroll-behavior: smooth;
        }
    }

    [data-part="slide"] {
        display: block;
        flex: none;
        float: none;
        height: auto;
        scroll-snap-align: start;
        width: 100%;
    }

    .productCarousel-slide {
        width: 50%;

        @media (min-width: ${small}) {
            width: calc(100% / 3);
        }

        @media (min-width: ${medium}) {
            width: calc(100% / var(--columns, 4));
        }
    }

    .slick-dots li:has([hidden]) {
        display: none;
    }

    [aria-disabled="true"] {
        cursor: default;
        opacity: 0.1;
    }

    &:not(.is-playing) [data-rotation="on"],
    &.is-playing [data-rotation="off"] {
        display: none;
    }

    .carousel-play-pause-button {
        display: block;
    }
}
`;
}

export const layoutFiles: readonly FileRule[] = [
  {
    name: 'styles of the layout',
    needs: 'theme script',
    path: 'assets/scss/widgets/_layout.scss',
    text: layoutSheet,
    included: { in: 'assets/scss/theme.scss', line: '@import "widgets/layout";' },
  },
];
