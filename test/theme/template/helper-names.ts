/** The helpers of BigCommerce's renderer; both of its template engines have the same. */
export const helperNames: ReadonlySet<string> = new Set(
  `JSONparse JSONparseSafe JSONstringify add addCommas after all and any arrayify assignVar avg before block
    blockHelperMissing camelcase capitalize capitalizeAll cdn ceil center chop compare concat contains dashcase
    decodeURI decrementVar default divide dotcase dynamicComponent each eachIndex earlyHint ellipsis
    encodeHtmlEntities encodeURI enumerate eq equals extend filter first floor for forEach forIn forOwn get
    getContentImage getContentImageSrcset getFontLoaderConfig getFontsCollection getImage getImageManagerImage
    getImageManagerImageSrcset getImageSrcset getImageSrcset1x2x getObject getShortMonth getVar gt gte has
    hasOwn helperMissing hyphenate if ifEven ifNth ifOdd inArray incrementVar inflect inject is isArray isEmpty
    isObject isString isnt iterate join jsContext json lang langJson last length lengthEqual limit log lookup
    lowercase lt lte map markdown merge moment money multiConcat multiply neither nl2br nonce noop occurrences
    ol option or ordinalize partial pascalcase pathcase phoneNumber pick pluck plusify pre random region replace
    resourceHints reverse round sanitize sentence setURLQueryParam snakecase snippet some sort sortBy split
    startsWith strReplace stripProtocol stripQuerystring stylesheet subtract sum thumbnailImage titleize toAbbr
    toExponential toFixed toFloat toInt toLowerCase toPath toPrecision trim truncate typeof ul unless unlessEq
    unlessGt unlessGteq unlessLt unlessLteq uppercase urlParse urlResolve with withAfter withBefore withFirst
    withHash withLast withSort`.split(/\s+/),
);
