import { ROOT_FILES, SHARED_FILES, TOP } from '../packages.mjs';
import { partsOf, sources } from './tree.mjs';

/** @typedef {import('../packages.mjs').Package} Package */

/**
 * Finds the package of a file in plugin/src.
 *
 * @param {string} file
 * @param {Package[]} packages
 * @return {{pkg: Package|undefined, isAdmin: boolean, isTopLevel: boolean, folder: string}} `folder` is the name to print
 * if the file is in no package.
 */
export function placeOf( file, packages ) {
	const parts = partsOf( file );
	const folders = parts.slice( 0, -1 );
	const pkg = packages.find( ( { name } ) => `${ folders.join( '/' ) }/`.startsWith( `${ name }/` ) );
	return {
		pkg,
		isAdmin: folders.includes( 'Admin' ),
		isTopLevel: folders.length === 0,
		folder: folders.slice( 0, /^(Site|Tools)$/.test( folders[ 0 ] ) ? 2 : 1 ).join( '/' ),
	};
}

/**
 * Lists the classes of the plugin that each file uses.
 *
 * @param {import('./tree.mjs').Tree} tree
 * @return {Map<string, {file: string, name: string}[]>} Used classes and their files, by the file that uses them.
 */
export function usesIn( tree ) {
	const files = sources( tree );
	const classes = new Map( files.flatMap( ( file ) => tree.php( file ).declares.map( ( name ) => [ name, file ] ) ) );
	const used = ( file ) =>
		tree
			.php( file )
			.uses.filter( ( name ) => classes.has( name ) && classes.get( name ) !== file )
			.map( ( name ) => ( { file: classes.get( name ), name } ) );
	return new Map( files.map( ( file ) => [ file, used( file ) ] ) );
}

/** @return {boolean} Whether a package may use another package, both without their Admin folders. */
export function isBelow( from, to ) {
	if ( from.only ) {
		return from.only.includes( to.name );
	}
	const isGround = ! /^(Site|Tools)(\/|$)/.test( to.name );
	const isLower = to.layer < from.layer && ( isGround || from.layer === TOP );
	return isLower || ( from.beside ?? [] ).includes( to.name );
}

/** @return {string} Error message for a dependency, or an empty string if it is allowed. */
function faultOf( from, to, file ) {
	if ( to.isTopLevel ) {
		return SHARED_FILES.includes( partsOf( file )[ 0 ] ) ? '' : 'a package uses no other file at the top level';
	}
	if ( from.pkg === to.pkg ) {
		return to.isAdmin && ! from.isAdmin ? 'nothing but Admin uses Admin' : '';
	}
	if ( to.isAdmin ) {
		return 'nothing uses the Admin of another package';
	}
	if ( from.isAdmin && ! from.pkg.only ) {
		return to.pkg.layer < TOP ? '' : 'nothing uses Tools';
	}
	// Screens of a Site package may use all packages except other Site packages.
	if ( from.isAdmin && to.pkg.layer < TOP && ! to.pkg.only ) {
		return '';
	}
	return isBelow( from.pkg, to.pkg ) ? '' : `${ to.pkg.name } is not below ${ from.pkg.name }`;
}

/**
 * Finds dependencies that don't point to a lower layer. `Services` only uses the kernel.
 */
export function arrowFaults( { tree, packages } ) {
	return [ ...usesIn( tree ) ]
		.filter( ( [ file ] ) => ! ROOT_FILES.includes( partsOf( file )[ 0 ] ) )
		.flatMap( ( [ file, used ] ) => {
			const place = placeOf( file, packages );
			const from = place.isTopLevel ? { pkg: { name: 'The top level', only: [ 'Kernel' ] } } : place;
			return used
				.map( ( one ) => ( { ...one, to: placeOf( one.file, packages ) } ) )
				.filter( ( { to } ) => from.pkg && ( to.pkg || to.isTopLevel ) )
				.map( ( one ) => ( { ...one, hint: faultOf( from, one.to, one.file ) } ) )
				.filter( ( { hint } ) => hint )
				.map( ( { name, hint } ) => ( { where: file, what: `uses ${ name }`, hint } ) );
		} );
}

/** Finds folders that are not in the list of packages, and packages without a folder. */
export function packageFaults( { tree, packages } ) {
	const places = sources( tree )
		.map( ( file ) => placeOf( file, packages ) )
		.filter( ( { isTopLevel } ) => ! isTopLevel );
	const strangers = new Set( places.filter( ( { pkg } ) => ! pkg ).map( ( { folder } ) => folder ) );
	const empty = packages.filter( ( pkg ) => ! places.some( ( place ) => place.pkg === pkg ) );
	return [
		...[ ...strangers ].map( ( folder ) => ( {
			where: `plugin/src/${ folder }`,
			what: 'is not a package of tools/packages.mjs',
		} ) ),
		...empty.map( ( { name } ) => ( {
			where: 'tools/packages.mjs',
			what: `the package ${ name } has no folder`,
		} ) ),
	];
}
