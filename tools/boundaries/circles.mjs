import { dirname } from 'node:path/posix';
import { placeOf, usesIn } from './arrows.mjs';

/**
 * Finds strongly connected components (Tarjan's algorithm).
 *
 * @param {Map<string, Set<string>>} arrows
 * @return {string[][]} Components with more than one node.
 */
export function circlesOf( arrows ) {
	const numbers = new Map();
	const lowest = new Map();
	const open = [];
	const circles = [];
	const visit = ( node ) => {
		numbers.set( node, numbers.size );
		lowest.set( node, numbers.get( node ) );
		open.push( node );
		for ( const next of arrows.get( node ) ?? [] ) {
			if ( ! numbers.has( next ) ) {
				visit( next );
				lowest.set( node, Math.min( lowest.get( node ), lowest.get( next ) ) );
			} else if ( open.includes( next ) ) {
				lowest.set( node, Math.min( lowest.get( node ), numbers.get( next ) ) );
			}
		}
		if ( lowest.get( node ) === numbers.get( node ) ) {
			circles.push( open.splice( open.indexOf( node ) ) );
		}
	};
	[ ...arrows.keys() ].filter( ( node ) => ! numbers.has( node ) ).forEach( visit );
	return circles.filter( ( circle ) => circle.length > 1 );
}

/** Finds the shortest path from one node to another. */
function wayBetween( arrows, from, to ) {
	const ways = [ [ from ] ];
	const seen = new Set( [ from ] );
	for ( const way of ways ) {
		for ( const next of arrows.get( way.at( -1 ) ) ?? [] ) {
			if ( next === to ) {
				return [ ...way, next ];
			}
			if ( ! seen.has( next ) ) {
				seen.add( next );
				ways.push( [ ...way, next ] );
			}
		}
	}
	return [];
}

const short = ( path ) => path.replace( /^plugin\/src\//, '' ).replace( /\.php$/, '' );

/**
 * Returns one fault for each arrow in a circle. A circle that shrinks then has fewer faults, and a circle that grows
 * has new ones.
 *
 * @param {Map<string, Set<string>>} arrows
 * @param {string}                   what   Description of the fault, such as "is in a circle".
 */
function faultsOf( arrows, what ) {
	return circlesOf( arrows ).flatMap( ( circle ) =>
		circle.flatMap( ( from ) =>
			[ ...arrows.get( from ) ]
				.filter( ( to ) => circle.includes( to ) )
				.map( ( to ) => {
					const back = wayBetween( arrows, to, from ).map( short ).join( ' → ' );
					return {
						where: from,
						what: `${ what } with ${ short( to ) }`,
						hint: `${ short( from ) } → ${ back }; ${ circle.length } in the circle`,
					};
				} )
		)
	);
}

/** @return {Map<string, Set<string>>} Files that each file uses. */
export function fileArrows( { tree } ) {
	return new Map(
		[ ...usesIn( tree ) ].map( ( [ file, used ] ) => [ file, new Set( used.map( ( to ) => to.file ) ) ] )
	);
}

/**
 * Finds files that depend on each other. Such files are one concept or share a third one.
 */
export const fileCircles = ( subject ) => faultsOf( fileArrows( subject ), 'is in a circle' );

const isWithin = ( folder, outer ) => `${ folder }/`.startsWith( `${ outer }/` );

/**
 * Lists the folders that each folder of a package uses. A folder and its subfolders count as one.
 */
export function folderArrows( { tree, packages } ) {
	const arrows = new Map();
	for ( const [ file, used ] of usesIn( tree ) ) {
		const { pkg } = placeOf( file, packages );
		const from = dirname( file );
		const to = ! pkg ? [] : used.filter( ( one ) => placeOf( one.file, packages ).pkg === pkg );
		arrows.set(
			from,
			to
				.map( ( one ) => dirname( one.file ) )
				.reduce( ( all, one ) => all.add( one ), arrows.get( from ) ?? new Set() )
		);
	}
	for ( const [ from, to ] of arrows ) {
		arrows.set(
			from,
			new Set( [ ...to ].filter( ( one ) => ! isWithin( one, from ) && ! isWithin( from, one ) ) )
		);
	}
	return arrows;
}

/** Finds folders of a package that depend on each other. */
export const folderCircles = ( subject ) => faultsOf( folderArrows( subject ), 'is in a circle of folders' );
