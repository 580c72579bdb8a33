import { placeOf } from './arrows.mjs';
import { sources } from './tree.mjs';

/** @return {Map<string, string>} Packages by the names that only they may use. Names of tables are in braces. */
function owners( packages ) {
	return new Map(
		packages.flatMap( ( { name, postTypes = [], options = [], meta = [], tables = [] } ) =>
			[ ...postTypes, ...options, ...meta, ...tables.map( ( table ) => `{${ table }}` ) ].map( ( one ) => [
				one,
				name,
			] )
		)
	);
}

/** WordPress hooks that contain a post type: save_post_<type>, manage_<type>_posts_columns, … */
const HOOK_OF_TYPE = /_(posts_\w+|query|collection_params|item_schema|per_page|trashable)$/;

/**
 * Returns the owned names in a string: `_vestibule_demo`, or `vestibule_form` in `save_post_vestibule_form`. Names of
 * tables are in braces.
 */
function named( text, owned ) {
	const words = text.match( /_?vestibule_[a-z0-9_]+|\{[a-z_]+\}/g ) ?? [];
	return words.flatMap( ( word ) => {
		const spellings = [ word, word.replace( /^_/, '' ), word.replace( /^_/, '' ).replace( HOOK_OF_TYPE, '' ) ];
		const exact = spellings.find( ( one ) => owned.has( one ) );
		const beginning = [ ...owned.keys() ].find( ( one ) => one.endsWith( '_' ) && word.startsWith( one ) );
		return exact ?? beginning ?? [];
	} );
}

/** Finds meta keys, options, post types and tables that are named outside the package that owns them. */
export function nameFaults( { tree, packages } ) {
	const owned = owners( packages );
	return sources( tree ).flatMap( ( file ) => {
		const { pkg } = placeOf( file, packages );
		const names = new Set( tree.php( file ).strings.flatMap( ( text ) => named( text, owned ) ) );
		return [ ...names ]
			.filter( ( name ) => pkg && owned.get( name ) !== pkg.name )
			.map( ( name ) => ( { where: file, what: `names ${ name }`, hint: `${ owned.get( name ) } owns it` } ) );
	} );
}

/** WordPress functions that store data. The name is their first string or a constant of the class. */
const STORES =
	/\b(?:get|add|update|delete)_(?:option|(?:post|user|comment)_meta)\s*\(|\b(?:register_(?:setting|(?:post_)?meta|post_type)|[gs]et_transient)\s*\(/g;
const STORED = /(?:'(_?vestibule_[a-z0-9_]+)'|\bself::([A-Z_]+))/;

/** Finds stored names that no package owns. */
export function unlistedFaults( { tree, packages } ) {
	const owned = owners( packages );
	return sources( tree ).flatMap( ( file ) => {
		const { code } = tree.php( file );
		const constant = ( name ) =>
			code.match( new RegExp( String.raw`\bconst (?:string )?${ name }\s*=\s*'(_?vestibule_\w+)'` ) )?.[ 1 ];
		const names = [ ...code.matchAll( STORES ) ].map( ( { index } ) => {
			const [ , name, self ] =
				code
					.slice( index, index + 200 )
					.split( ';' )[ 0 ]
					.match( STORED ) ?? [];
			return name ?? ( self && constant( self ) );
		} );
		return [ ...new Set( names ) ]
			.filter( ( name ) => name && named( name, owned ).length === 0 )
			.map( ( name ) => ( {
				where: file,
				what: `stores ${ name }, which no package in tools/packages.mjs owns`,
			} ) );
	} );
}

/** Finds uses of $wpdb outside the kernel. */
export function wpdbFaults( { tree, packages } ) {
	return sources( tree )
		.filter( ( file ) => placeOf( file, packages ).pkg?.name !== 'Kernel' )
		.filter( ( file ) => {
			const { variables, uses, strings } = tree.php( file );
			return variables.includes( '$wpdb' ) || uses.includes( 'wpdb' ) || strings.includes( 'wpdb' );
		} )
		.map( ( file ) => ( { where: file, what: 'uses $wpdb', hint: 'only Kernel does' } ) );
}
