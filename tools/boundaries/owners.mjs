import { isBelow, placeOf } from './arrows.mjs';
import { sources } from './tree.mjs';

const CONTRACT = /^plugin\/contracts\/([\w-]+)\.schema\.json$/;
/** References to other contracts. */
const REFERENCE = /"\$ref": *"([\w-]+)\.schema\.json#/g;
/** Calls of schema methods, and operations, that name a contract as a string. */
const NAMED = /\bschema(?:\(\))?->\w+\(\s*'([\w-]+)'|\b(?:input|output):\s*'([\w-]+)'/g;
const fileOf = ( name ) => `plugin/contracts/${ name }.schema.json`;
const classOf = ( name ) => name.replaceAll( /(?:^|-)(\w)/g, ( all, letter ) => letter.toUpperCase() );

/** @return {Map<string, string|undefined>} The package of each contract, by the contract's name. */
const ownersOfContracts = ( tree ) =>
	new Map(
		tree.files
			.map( ( file ) => [ file, file.match( CONTRACT )?.[ 1 ] ] )
			.filter( ( [ , name ] ) => name )
			.map( ( [ file, name ] ) => [ name, JSON.parse( tree.text( file ) )[ 'x-package' ] ] )
	);

/** @return {string[]} Names of the contracts that a file uses, as classes or as strings. */
function contractsIn( { uses, strings, code }, byClass, owners ) {
	const classes = uses.map( ( name ) => byClass.get( name.match( /^Vestibule\\Contract\\(\w+)/ )?.[ 1 ] ) );
	const texts = strings.filter( ( text ) => text.includes( '-' ) );
	const named = [ ...code.matchAll( NAMED ) ].map( ( [ , first, second ] ) => first ?? second );
	return [ ...new Set( [ ...classes, ...texts, ...named ] ) ].filter( ( name ) => owners.has( name ) );
}

/** @return {[string, string][]} Contracts, each with the name of a contract that it refers to. */
const references = ( tree, owners ) =>
	[ ...owners.keys() ].flatMap( ( name ) =>
		[ ...tree.text( fileOf( name ) ).matchAll( REFERENCE ) ].map( ( [ , target ] ) => [ name, target ] )
	);

/**
 * Finds contracts without a package, and packages that use a contract of a package that is not below them, in their
 * code or in their own contracts.
 */
export function contractFaults( { tree, packages } ) {
	const owners = ownersOfContracts( tree );
	const byClass = new Map( [ ...owners.keys() ].map( ( name ) => [ classOf( name ), name ] ) );
	const pkg = ( name ) => packages.find( ( one ) => one.name === owners.get( name ) );
	const mayUse = ( { pkg: from, isAdmin }, to ) => ! from || ! to || to === from || isAdmin || isBelow( from, to );
	return [
		...[ ...owners.keys() ]
			.filter( ( name ) => ! pkg( name ) )
			.map( ( name ) => ( {
				where: fileOf( name ),
				what: 'x-package names no package of tools/packages.mjs',
			} ) ),
		...references( tree, owners )
			.filter( ( [ name, target ] ) => ! mayUse( { pkg: pkg( name ) }, pkg( target ) ) )
			.map( ( [ name, target ] ) => ( {
				where: fileOf( name ),
				what: `uses the contract ${ target }`,
				hint: `${ owners.get( target ) } owns it`,
			} ) ),
		...sources( tree ).flatMap( ( file ) =>
			contractsIn( tree.php( file ), byClass, owners )
				.filter( ( name ) => ! mayUse( placeOf( file, packages, tree ), pkg( name ) ) )
				.map( ( name ) => ( {
					where: file,
					what: `uses the contract ${ name }`,
					hint: `${ owners.get( name ) } owns it`,
				} ) )
		),
	];
}

/**
 * Hooks that packages of the plugin may use: registries that any plugin can extend, and hooks that any code may fire.
 * All other hooks are for other plugins.
 */
const SHARED_HOOKS = [
	'belongs_to_entry',
	'health_checks',
	'scheduled_events',
	'start',
	'consent_needed',
	'blocked_times_changed',
	'purge_pages',
	'seed_demo',
].map( ( name ) => `vestibule/${ name }` );

/** Calls and attributes that add a callback. The hook is a string or a constant of the same file. */
const LISTENS = /(?:\badd_(?:action|filter)\(\s*|#\[Hook\(\s*)(?:'(vestibule\/[\w/]+)'|self::([A-Z_]+))/g;

/** Finds packages that use hooks made for other plugins. They should use events. */
export function hookFaults( { tree } ) {
	return sources( tree ).flatMap( ( file ) => {
		const { code } = tree.php( file );
		const constant = ( name ) =>
			code.match( new RegExp( String.raw`\bconst (?:string )?${ name }\s*=\s*'(vestibule/[\w/]+)'` ) )?.[ 1 ];
		return [ ...code.matchAll( LISTENS ) ]
			.map( ( [ , name, self ] ) => name ?? constant( self ) )
			.filter( ( name ) => name && ! SHARED_HOOKS.includes( name ) )
			.map( ( name ) => ( {
				where: file,
				what: `listens to ${ name }`,
				hint: 'packages have events; hooks are for other plugins',
			} ) );
	} );
}

const ROOT_FILE = 'plugin/src/Plugin.php';

/** Finds classes of packages in Plugin.php, which would pass them from one package to another. */
export function carriedFaults( { tree, packages } ) {
	const files = new Map(
		sources( tree ).flatMap( ( one ) => tree.php( one ).declares.map( ( name ) => [ name, one ] ) )
	);
	const isCarried = ( name ) => {
		const file = files.get( name );
		const place = file && placeOf( file, packages );
		return place ? place.pkg && place.pkg.name !== 'Kernel' : name.startsWith( 'Vestibule\\Contract\\' );
	};
	return ( tree.files.includes( ROOT_FILE ) ? tree.php( ROOT_FILE ).uses : [] )
		.filter( isCarried )
		.map( ( name ) => ( {
			where: ROOT_FILE,
			what: `carries ${ name }`,
			hint: 'its classes declare what they need',
		} ) );
}

/** Finds full names of tables outside the package that owns the table. Elsewhere, braces contain the short name. */
export function tableFaults( { tree, packages } ) {
	const owners = new Map(
		packages.flatMap( ( { name, tables = [] } ) => tables.map( ( table ) => [ table, name ] ) )
	);
	return sources( tree ).flatMap( ( file ) => {
		const { pkg } = placeOf( file, packages );
		const full = [
			...tree
				.php( file )
				.strings.join( '\n' )
				.matchAll( /\bvestibule_([a-z_]+)\b/g ),
		];
		return [ ...new Set( full.map( ( [ , table ] ) => table ) ) ]
			.filter( ( table ) => pkg && owners.has( table ) && owners.get( table ) !== pkg.name )
			.map( ( table ) => ( {
				where: file,
				what: `names the table ${ table } in full`,
				hint: `${ owners.get( table ) } owns it`,
			} ) );
	} );
}

const OBJECTS = 'Vestibule\\Kernel\\Wiring\\Objects';
/** Files that use generated classes. */
const REQUESTS = /^plugin\/src\/(?:Plugin|Kernel\/Wiring\/\w+|Kernel\/Database\/Tables)\.php$/;

/** Finds classes that request objects by name. Dependencies belong in the constructor, where they are visible. */
export function objectFaults( { tree } ) {
	return sources( tree )
		.filter( ( file ) => ! REQUESTS.test( file ) )
		.filter( ( file ) =>
			tree.php( file ).uses.some( ( name ) => name === OBJECTS || name.startsWith( 'Vestibule\\Wiring\\' ) )
		)
		.map( ( file ) => ( { where: file, what: 'requests objects', hint: 'declare them in the constructor' } ) );
}
