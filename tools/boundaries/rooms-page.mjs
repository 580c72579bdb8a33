import { FAMILIES, drawnArrows, node } from './drawing.mjs';
import { SOURCE, partsOf, sources } from './tree.mjs';

export const PAGE = 'docs/rooms.md';

const OWNED = { postTypes: 'post types', tables: 'tables', options: 'options', meta: 'meta keys' };

const FAMILY_WORDS = {
	Site: 'Parts of the site beside the forms. Each stands alone on `Kernel` and `Guard`, and none names another.',
	Tools: 'What sets up, moves and reports. Each may use every room below, and no room uses one.',
};

const INTRODUCTION = `# Rooms

The rooms of \`plugin/src\`, each with what it owns, what it stands on and where to begin to read. How rooms and floors
work is in [architecture](architecture.md#packages-and-layers). This page is made of \`tools/rooms.mjs\` by
\`npm run make rooms\`.

In a picture, what stands on a room is above it and what it stands on is below it; through these it may use all that is
under them. Code of other rooms does not name what a room owns; a name that ends with \`_\` stands for all that begin so,
and a name without \`vestibule_\` is a table. Each room may have a folder \`Admin\` as well: screens, REST
routes, abilities and commands.`;

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
		`- **Read:** ${ links( room.pages ) }.\n- **Entry points:** ${ code( room.entry ) }.`,
		...( room.folders
			? [
					`| folder | holds |\n| --- | --- |\n${ Object.entries( room.folders )
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
		`| room | is | owns | entry points | read |\n| --- | --- | --- | --- | --- |\n${ members
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
export function roomsPage( rooms ) {
	return [
		INTRODUCTION,
		...rooms.filter( isSingle ).map( ( room ) => section( room, rooms ) ),
		...Object.keys( FAMILIES )
			.filter( ( name ) => rooms.some( ( room ) => room.name.startsWith( `${ name }/` ) ) )
			.map( ( name ) => family( name, rooms ) ),
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
	const isOld = rooms.every( ( { pages } ) => pages ) && plain( page ) !== plain( roomsPage( rooms ) );
	return [
		...rooms.filter( ( { folders } ) => folders ).flatMap( ( room ) => folderFaults( tree, room ) ),
		...lost.map( ( path ) => ( { where: 'tools/rooms.mjs', what: `the entry point ${ path } is not there` } ) ),
		...( isOld ? [ { where: PAGE, what: 'differs from tools/rooms.mjs: run "npm run make"' } ] : [] ),
	];
}
