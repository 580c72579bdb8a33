/** Tables of the database, read from the attributes `#[Table]` and the SQL statements of the plugin's classes. */
import { placeOf } from './arrows.mjs';
import { SOURCE, sources } from './tree.mjs';

const DEFINITION = /#\[Table\(\s*'([a-z_]+)'/g;
/** Statements in strings, and calls with the table as an argument. `RowsOfEntry` deletes rows. */
const WRITES = /\b(?:INTO|UPDATE|DELETE(?: \w+)? FROM)\s+\{([a-z_]+)\}/g;
const WRITING_CALLS = /\b(?:insert(?:Once)?\(|new RowsOfEntry\([^']*)\s*'\{([a-z_]+)\}'/g;
const ANY = /\{([a-z_]+)\}/g;

const found = ( pattern, text ) => [ ...text.matchAll( pattern ) ].map( ( [ , table ] ) => table );

/** @return {{table: string, file: string}[]} Tables with the file of the class that defines them, sorted by table. */
function definitions( tree ) {
	return sources( tree )
		.flatMap( ( file ) => found( DEFINITION, tree.php( file ).code ).map( ( table ) => ( { table, file } ) ) )
		.sort( ( one, other ) => one.table.localeCompare( other.table ) );
}

/** Adds the tables that each package defines. */
export function withTables( { tree, packages } ) {
	const all = definitions( tree ).map( ( { table, file } ) => ( { table, pkg: placeOf( file, packages ).pkg } ) );
	return packages.map( ( pkg ) => {
		const tables = all.filter( ( one ) => one.pkg === pkg ).map( ( { table } ) => table );
		return tables.length ? { ...pkg, tables } : pkg;
	} );
}

const classOf = ( file ) => `\`${ file.slice( SOURCE.length, -'.php'.length ).replaceAll( '/', '\\' ) }\``;

/** Returns a Markdown table: for each database table, the classes that define, write and read it. */
export function tableOfTables( tree ) {
	const files = sources( tree ).map( ( file ) => {
		const { strings, code } = tree.php( file );
		const written = [ ...strings.flatMap( ( text ) => found( WRITES, text ) ), ...found( WRITING_CALLS, code ) ];
		return { file, written, named: strings.flatMap( ( text ) => found( ANY, text ) ) };
	} );
	const rows = definitions( tree ).map( ( { table, file: owner } ) => {
		const others = files.filter( ( { file, named } ) => file !== owner && named.includes( table ) );
		const cell = ( isWriting ) =>
			others
				.filter( ( { written } ) => written.includes( table ) === isWriting )
				.map( ( { file } ) => classOf( file ) )
				.sort()
				.join( ', ' );
		return `| \`${ table }\` | ${ classOf( owner ) } | ${ cell( true ) } | ${ cell( false ) } |`;
	} );
	return [
		'| table | defined and written by | also written by | also read by |',
		'| --- | --- | --- | --- |',
		...rows,
	].join( '\n' );
}
