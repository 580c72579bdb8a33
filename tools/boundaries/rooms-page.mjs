import { FAMILIES, drawnArrows, node } from './drawing.mjs';
import { tableOfTables } from './tables.mjs';
import { SOURCE, partsOf, sources } from './tree.mjs';

export const PAGE = 'docs/rooms.md';

const OWNED = { postTypes: 'post types', tables: 'tables', options: 'options', meta: 'meta keys' };

const FAMILY_WORDS = {
	Site: 'Features of the site other than forms. Each package only uses `Kernel` and `Guard`, and none uses another.',
	Tools: 'Setup, import, export and reports. Each package may use every lower layer, and no package uses it.',
};

const INTRODUCTION = `# Packages

The packages of \`plugin/src\`, with the data that each owns, the packages that it uses, and its entry points. See
[architecture](architecture.md#packages-and-layers) for the rules. \`npm run make rooms\` writes this page from
\`tools/rooms.mjs\` and the plugin's code.

In a diagram, arrows point to the packages that a package uses. It may also use everything below those. Other packages
must not use the names that a package owns. A name that ends with \`_\` is a prefix. Each package may also have a folder
\`Admin\` with screens, REST routes, abilities and commands.`;

const TABLES = `## Tables

Names start with the site's prefix and \`vestibule_\`: \`{bookings}\` in a statement is \`wp_vestibule_bookings\`. The
attribute \`#[Table]\` at a class defines the columns. A class that receives the name of a table as an argument is not
listed, such as \`Entries\\RowsOfEntry\`, which deletes the rows of an entry.`;

const code = ( names ) => names.map( ( name ) => `\`${ name }\`` ).join( ', ' );

/** Formats links to the docs of a package. A link is named after the page or after its section. */
const links = ( pages ) =>
	pages
		.map( ( page ) => {
			const [ name, part = name ] = page.split( '#' );
			return `[${ part.replaceAll( '-', ' ' ) }](${ name }.md${ page.slice( name.length ) })`;
		} )
		.join( ', ' );

const isSingle = ( { name } ) => ! name.includes( '/' );

/** Draws a package with the names it owns, the packages that use it above, and the packages it uses below. */
function picture( room, rooms ) {
	const ways = drawnArrows( rooms ).filter( ( { from, to } ) => [ from, to ].includes( room.name ) );
	const owned = Object.entries( OWNED ).filter( ( [ kind ] ) => room[ kind ]?.length );
	return [
		'```mermaid',
		'flowchart TD',
		`	${ node( room ).trim() }`,
		...ways.map( ( { text } ) => text ),
		...owned.map(
			( [ kind, words ] ) =>
				`	${ room.name } --- ${ kind }[("<b>${ words }</b><br/>${ room[ kind ].join( '<br/>' ) }")]`
		),
		'```',
	].join( '\n' );
}

function section( room, rooms ) {
	return [
		`## ${ room.name }`,
		picture( room, rooms ),
		`- **Docs:** ${ links( room.pages ) }.\n- **Entry points:** ${ code( room.entry ) }.`,
		...( room.folders
			? [
					`| folder | contents |\n| --- | --- |\n${ Object.entries( room.folders )
						.map( ( [ folder, holds ] ) => `| \`${ folder }\` | ${ holds } |` )
						.join( '\n' ) }`,
				]
			: [] ),
	].join( '\n\n' );
}

function family( name, rooms ) {
	const members = rooms.filter( ( room ) => room.name.startsWith( `${ name }/` ) );
	const owned = ( room ) => code( Object.keys( OWNED ).flatMap( ( kind ) => room[ kind ] ?? [] ) );
	return [
		`## ${ name }`,
		FAMILY_WORDS[ name ],
		`| package | purpose | owns | entry points | docs |\n| --- | --- | --- | --- | --- |\n${ members
			.map(
				( room ) =>
					`| \`${ room.name.slice( name.length + 1 ) }\` | ${ room.is } | ${ owned( room ) } | ${ code(
						room.entry
					) } | ${ links( room.pages ) } |`
			)
			.join( '\n' ) }`,
	].join( '\n\n' );
}

/** Returns the whole page, not yet formatted by Prettier. */
export function roomsPage( { tree, rooms } ) {
	return [
		INTRODUCTION,
		...rooms.filter( isSingle ).map( ( room ) => section( room, rooms ) ),
		...Object.keys( FAMILIES )
			.filter( ( name ) => rooms.some( ( room ) => room.name.startsWith( `${ name }/` ) ) )
			.map( ( name ) => family( name, rooms ) ),
		TABLES,
		tableOfTables( tree ),
	].join( '\n\n' );
}

/**
 * Finds folders of a package that are missing on disk or in tools/rooms.mjs. Ignores folders of screens, REST routes
 * and commands.
 */
function folderFaults( tree, room ) {
	const there = new Set(
		sources( tree )
			.filter( ( file ) => file.startsWith( `${ SOURCE }${ room.name }/` ) )
			.map( ( file ) => partsOf( file )[ 1 ] )
			.filter( ( part ) => ! part.endsWith( '.php' ) && part !== 'Admin' )
	);
	const named = Object.keys( room.folders );
	return [
		...[ ...there ].filter( ( one ) => ! named.includes( one ) ).map( ( one ) => `says nothing of ${ one }` ),
		...named.filter( ( one ) => ! there.has( one ) ).map( ( one ) => `has a folder ${ one }, which is not there` ),
	].map( ( what ) => ( { where: 'tools/rooms.mjs', what: `the room ${ room.name } ${ what }` } ) );
}

/** Normalizes line breaks and column widths, which Prettier changes. */
const plain = ( text ) => text.trim().replace( /\s+/g, ' ' ).replace( /-{3,}/g, '---' );

/**
 * Finds packages with undescribed folders or missing entry points, and differences between docs/rooms.md and
 * tools/rooms.mjs.
 */
export function roomPageFaults( { tree, rooms } ) {
	const isThere = ( path ) => tree.files.some( ( file ) => file.startsWith( `${ path }/` ) );
	const lost = rooms.flatMap( ( { entry = [] } ) =>
		entry.filter( ( one ) => one.includes( '/' ) && ! isThere( one ) )
	);
	const page = tree.files.includes( PAGE ) ? tree.text( PAGE ) : '';
	const isOld = rooms.every( ( { pages } ) => pages ) && plain( page ) !== plain( roomsPage( { tree, rooms } ) );
	return [
		...rooms.filter( ( { folders } ) => folders ).flatMap( ( room ) => folderFaults( tree, room ) ),
		...lost.map( ( path ) => ( { where: 'tools/rooms.mjs', what: `the entry point ${ path } is not there` } ) ),
		...( isOld ? [ { where: PAGE, what: 'differs from tools/rooms.mjs: run "npm run make"' } ] : [] ),
	];
}
