/** Texts that WordPress translates by their place: in block.json, theme.json and file headers. */
import { readFileSync } from 'node:fs';

/** Places of texts, with the context in which WordPress translates them. */
const BLOCK = {
	title: 'block title',
	description: 'block description',
	'keywords.*': 'block keyword',
	'styles.*.label': 'block style label',
	'variations.*.title': 'block variation title',
	'variations.*.description': 'block variation description',
	'variations.*.keywords.*': 'block variation keyword',
};
const THEME = {
	title: 'Style variation name',
	description: 'Style variation description',
	'settings.typography.fontSizes.*.name': 'Font size name',
	'settings.typography.fontFamilies.*.name': 'Font family name',
	'settings.color.palette.*.name': 'Color name',
	'settings.color.gradients.*.name': 'Gradient name',
	'settings.color.duotone.*.name': 'Duotone name',
	'settings.spacing.spacingSizes.*.name': 'Space size name',
	'settings.dimensions.aspectRatios.*.name': 'Aspect ratio name',
	'settings.shadow.presets.*.name': 'Shadow name',
	'settings.border.radiusSizes.*.name': 'Border radius size name',
	'customTemplates.*.title': 'Custom template name',
	'templateParts.*.title': 'Template part name',
};

/** @return {string[]} Values at a place. `*` means every item of a list. */
function at( value, [ key, ...rest ] ) {
	if ( key === undefined ) {
		return typeof value === 'string' && value !== '' ? [ value ] : [];
	}
	if ( key === '*' ) {
		return Array.isArray( value ) ? value.flatMap( ( item ) => at( item, rest ) ) : [];
	}
	return at( value?.[ key ], rest );
}

function jsonWords( file, places ) {
	const json = JSON.parse( readFileSync( file, 'utf8' ) );
	return Object.entries( places ).flatMap( ( [ place, context ] ) =>
		at( json, place.split( '.' ) ).map( ( id ) => ( { file, id, context, note: '' } ) )
	);
}

export const blockWords = ( file, domain ) => jsonWords( file, BLOCK ).map( ( row ) => ( { ...row, domain } ) );
export const themeJsonWords = ( file, domain ) => jsonWords( file, THEME ).map( ( row ) => ( { ...row, domain } ) );

/**
 * @param {string}                 file
 * @param {string}                 domain
 * @param {Record<string, string>} headers Notes for translators by header name. A leading `~` marks a context.
 */
export function headerWords( file, domain, headers ) {
	const text = readFileSync( file, 'utf8' ).slice( 0, 8192 );
	return Object.entries( headers ).flatMap( ( [ header, what ] ) => {
		const id = new RegExp( `^[ \\t/*#@]*${ header }:(.*)$`, 'mi' ).exec( text )?.[ 1 ].trim();
		const meaning = what.startsWith( '~' ) ? { context: what.slice( 1 ), note: '' } : { note: what };
		return id ? [ { file, id, domain, ...meaning } ] : [];
	} );
}
