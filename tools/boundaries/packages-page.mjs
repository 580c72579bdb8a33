import { FAMILIES, drawnArrows, node } from './drawing.mjs';
import { tableOfTables } from './tables.mjs';
import { SOURCE, partsOf, sources } from './tree.mjs';

export const PAGE = 'docs/packages.md';

const OWNED = { postTypes: 'post types', tables: 'tables', options: 'options', meta: 'meta keys' };

const FAMILY_WORDS = {
	Site: 'Features of the site other than forms. Each package only uses `Kernel` and `Guard`, and none uses another.',
	Tools: 'Setup, import, export and reports. Each package may use every lower layer, and no package uses it.',
};

const INTRODUCTION = `# Packages

The packages of \`plugin/src\`, with the data that each owns, the packages that it uses, and its entry points. See
[architecture](architecture.md#packages-and-layers) for the rules. \`npm run make packages\` writes this page from
\`tools/packages.mjs\` and the plugin's code.

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
function picture( pkg, packages ) {
	const ways = drawnArrows( packages ).filter( ( { from, to } ) => [ from, to ].includes( pkg.name ) );
	const owned = Object.entries( OWNED ).filter( ( [ kind ] ) => pkg[ kind ]?.length );
	return [
		'```mermaid',
		'flowchart TD',
		`	${ node( pkg ).trim() }`,
		...ways.map( ( { text } ) => text ),
		...owned.map(
			( [ kind, words ] ) =>
				`	${ pkg.name } --- ${ kind }[("<b>${ words }</b><br/>${ pkg[ kind ].join( '<br/>' ) }")]`
		),
		'```',
	].join( '\n' );
}

function section( pkg, packages ) {
	return [
		`## ${ pkg.name }`,
		picture( pkg, packages ),
		`- **Docs:** ${ links( pkg.pages ) }.\n- **Entry points:** ${ code( pkg.entry ) }.`,
		...( pkg.folders
			? [
					`| folder | contents |\n| --- | --- |\n${ Object.entries( pkg.folders )
						.map( ( [ folder, holds ] ) => `| \`${ folder }\` | ${ holds } |` )
						.join( '\n' ) }`,
				]
			: [] ),
	].join( '\n\n' );
}

function family( name, packages ) {
	const members = packages.filter( ( pkg ) => pkg.name.startsWith( `${ name }/` ) );
	const owned = ( pkg ) => code( Object.keys( OWNED ).flatMap( ( kind ) => pkg[ kind ] ?? [] ) );
	return [
		`## ${ name }`,
		FAMILY_WORDS[ name ],
		`| package | purpose | owns | entry points | docs |\n| --- | --- | --- | --- | --- |\n${ members
			.map(
				( pkg ) =>
					`| \`${ pkg.name.slice( name.length + 1 ) }\` | ${ pkg.is } | ${ owned( pkg ) } | ${ code(
						pkg.entry
					) } | ${ links( pkg.pages ) } |`
			)
			.join( '\n' ) }`,
	].join( '\n\n' );
}

/** Returns the whole page, not yet formatted by Prettier. */
export function packagesPage( { tree, packages } ) {
	return [
		INTRODUCTION,
		...packages.filter( isSingle ).map( ( pkg ) => section( pkg, packages ) ),
		...Object.keys( FAMILIES )
			.filter( ( name ) => packages.some( ( pkg ) => pkg.name.startsWith( `${ name }/` ) ) )
			.map( ( name ) => family( name, packages ) ),
		TABLES,
		tableOfTables( tree ),
	].join( '\n\n' );
}

/**
 * Finds folders of a package that are missing on disk or in tools/packages.mjs. Ignores folders of screens, REST routes
 * and commands.
 */
function folderFaults( tree, pkg ) {
	const there = new Set(
		sources( tree )
			.filter( ( file ) => file.startsWith( `${ SOURCE }${ pkg.name }/` ) )
			.map( ( file ) => partsOf( file )[ 1 ] )
			.filter( ( part ) => ! part.endsWith( '.php' ) && part !== 'Admin' )
	);
	const named = Object.keys( pkg.folders );
	return [
		...[ ...there ].filter( ( one ) => ! named.includes( one ) ).map( ( one ) => `says nothing of ${ one }` ),
		...named.filter( ( one ) => ! there.has( one ) ).map( ( one ) => `has a folder ${ one }, which is not there` ),
	].map( ( what ) => ( { where: 'tools/packages.mjs', what: `the package ${ pkg.name } ${ what }` } ) );
}

/** Normalizes line breaks and column widths, which Prettier changes. */
const plain = ( text ) => text.trim().replace( /\s+/g, ' ' ).replace( /-{3,}/g, '---' );

/**
 * Finds packages with undescribed folders or missing entry points, and differences between docs/packages.md and
 * tools/packages.mjs.
 */
export function packagesPageFaults( { tree, packages } ) {
	const isThere = ( path ) => tree.files.some( ( file ) => file.startsWith( `${ path }/` ) );
	const lost = packages.flatMap( ( { entry = [] } ) =>
		entry.filter( ( one ) => one.includes( '/' ) && ! isThere( one ) )
	);
	const page = tree.files.includes( PAGE ) ? tree.text( PAGE ) : '';
	const isOld =
		packages.every( ( { pages } ) => pages ) && plain( page ) !== plain( packagesPage( { tree, packages } ) );
	return [
		...packages.filter( ( { folders } ) => folders ).flatMap( ( pkg ) => folderFaults( tree, pkg ) ),
		...lost.map( ( path ) => ( { where: 'tools/packages.mjs', what: `the entry point ${ path } is not there` } ) ),
		...( isOld ? [ { where: PAGE, what: 'differs from tools/packages.mjs: run "npm run make"' } ] : [] ),
	];
}
