import { TOP } from '../packages.mjs';
import { isBelow } from './arrows.mjs';

const BEGIN = '<!-- packages: made of tools/packages.mjs -->';
const END = '<!-- /packages -->';

export const FAMILIES = {
	Site: 'separate packages: ',
	Tools: 'separate packages: ',
};

/** Combines the Site packages into one node of the drawing, and the Tools packages into another. */
function drawn( packages ) {
	const single = packages.filter( ( { name } ) => ! name.includes( '/' ) );
	const families = Object.entries( FAMILIES ).flatMap( ( [ family, before ] ) => {
		const members = packages.filter( ( { name } ) => name.startsWith( `${ family }/` ) );
		const names = members.map( ( { name } ) => name.slice( family.length + 1 ) ).join( ', ' );
		return members.length ? [ { ...members[ 0 ], name: family, is: before + names } ] : [];
	} );
	const admin = { name: 'Admin', layer: TOP, is: 'of each package: screens, REST, abilities, commands' };
	return [ ...single, ...families, admin ];
}

/** Returns the arrows of a package. Skips packages that it already reaches through another package. */
function arrows( from, all ) {
	const below = all.filter( ( to ) => to !== from && ! /^(Tools|Admin)$/.test( to.name ) && mayUse( from, to ) );
	const isUnderAnother = ( to ) => below.some( ( other ) => other !== to && mayUse( other, to ) );
	const nearest = from.only ? below : below.filter( ( to ) => ! isUnderAnother( to ) );
	return nearest.map( ( to ) => ( {
		from: from.name,
		to: to.name,
		text: `	${ from.name } ${ from.only ? '-.->' : '-->' } ${ to.name }`,
	} ) );
}

/** Returns the allowed dependencies of all packages, as drawn. */
export function drawnArrows( packages ) {
	const all = drawn( packages );
	return all.flatMap( ( pkg ) => arrows( pkg, all ) );
}

const mayUse = ( from, to ) => isBelow( from, to ) || ( from.layer === TOP && to.layer < TOP );

export const node = ( { name, is } ) => `		${ name }["<b>${ name }</b><br/>${ is }"]`;

/** Draws a flowchart of the layers, the highest first, with the packages that each package may use. */
export function drawing( packages ) {
	const all = drawn( packages );
	const layers = [ ...new Set( all.filter( ( pkg ) => ! pkg.only ).map( ( { layer } ) => layer ) ) ].sort().reverse();
	const separate = all.filter( ( pkg ) => pkg.only );
	return [
		'```mermaid',
		'flowchart TD',
		...layers.flatMap( ( layer ) => [
			`	subgraph layer${ layer }["${ layer === TOP ? 'top layer' : `layer ${ layer }` }"]`,
			...all.filter( ( pkg ) => ! pkg.only && pkg.layer === layer ).map( node ),
			'	end',
		] ),
		...( separate.length ? [ '	subgraph beside["separate"]', ...separate.map( node ), '	end' ] : [] ),
		...drawnArrows( packages ).map( ( { text } ) => text ),
		'```',
	].join( '\n' );
}

/** Returns the text of a page with the drawing between its two markers. */
export function drawnInto( page, packages ) {
	const [ before, rest ] = page.split( BEGIN );
	const after = rest?.split( END )[ 1 ];
	return after === undefined ? page : `${ before }${ BEGIN }\n\n${ drawing( packages ) }\n\n${ END }${ after }`;
}

const PAGE = 'docs/architecture.md';

export function drawingFaults( { tree, packages } ) {
	const page = tree.files.includes( PAGE ) ? tree.text( PAGE ) : '';
	if ( ! page.includes( BEGIN ) || ! page.includes( END ) ) {
		return [ { where: PAGE, what: `has no place for the drawing (${ BEGIN } … ${ END })` } ];
	}
	return page === drawnInto( page, packages )
		? []
		: [ { where: PAGE, what: 'the drawing differs from tools/packages.mjs: run "npm run make"' } ];
}
