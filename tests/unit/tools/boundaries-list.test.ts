import { CLEAN, MARKS, PACKAGES, ask, php } from './boundaries-tree';

describe( 'the drawing', () => {
	const faultsWith = ( page: string, packages: unknown[] ) =>
		ask< string[] >( 'faultsIn( { tree: inMemory( input.files ), packages: input.packages } ).map( keyOf )', {
			files: { ...CLEAN, 'docs/architecture.md': page },
			packages,
		} );
	const drawn = () =>
		ask< string >( 'drawnInto( input.page, input.packages )', {
			page: `# A\n\n${ MARKS }\nB\n`,
			packages: PACKAGES,
		} );

	test( 'the drawing is inserted between its marks, and the text around them stays', () => {
		expect( drawn() ).toMatch(
			/^# A\n\n<!-- packages: [^>]+ -->\n\n```mermaid\nflowchart TD\n[\s\S]*```\n\n<!-- \/packages -->\n\nB\n$/
		);
		expect( drawn() ).toContain( '\tForms --> Guard\n' );
		expect( drawn() ).toContain( '\tSite -.-> Kernel\n' );
		expect( drawn() ).not.toContain( 'Forms --> Kernel' );
	} );

	test( 'a drawing that is outdated or missing is reported', () => {
		const [ kernel, ...others ] = PACKAGES;
		expect( faultsWith( drawn(), PACKAGES ) ).toEqual( [] );
		expect( faultsWith( drawn(), [ { ...kernel, is: 'the ground' }, ...others ] ) ).toEqual( [
			'docs/architecture.md: the drawing differs from tools/packages.mjs: run "npm run make"',
		] );
		expect( faultsWith( '# A\n', PACKAGES ) ).toEqual( [
			expect.stringContaining( 'docs/architecture.md: has no place for the drawing' ),
		] );
	} );

	test( 'a package of the list without a folder is reported', () => {
		const packages = [ ...PACKAGES, { name: 'Inbox', layer: 4, is: 'answers' } ];
		expect( faultsWith( drawn(), packages ) ).toContain( 'tools/packages.mjs: the package Inbox has no folder' );
	} );
} );

describe( 'the page of packages', () => {
	const [ kernel, ...others ] = PACKAGES;
	const packages = [
		{
			...kernel,
			pages: [ 'form#the-rows' ],
			entry: [ 'Kernel\\Clock', 'src/admin/kit' ],
			folders: { Time: 'clocks' },
		},
		...others.map( ( pkg ) => ( { ...pkg, pages: [], entry: [] } ) ),
	];
	const files = { ...CLEAN, ...php( 'Kernel/Time/Zone' ), 'src/admin/kit/page.ts': '' };
	const faultsIn = ( tree: Record< string, string > ) =>
		ask< string[] >(
			`( () => {
				const { packages } = input;
				const page = { 'docs/packages.md': packagesPage( { tree: inMemory( input.tree ), packages } ) };
				return packagesPageFaults( { tree: inMemory( { ...page, ...input.tree } ), packages } ).map( keyOf );
			} )()`,
			{ tree, packages }
		);

	test( 'the page shows what a package owns, what it uses and what uses it', () => {
		const page = ask< string >( 'packagesPage( { tree: inMemory( input.files ), packages: input.packages } )', {
			packages,
			files: {
				...files,
				...php( 'Entries/Entry', "const A = 'DELETE FROM {submissions}'; const B = 'SELECT 1 FROM {rates}';" ),
			},
		} );
		expect( page ).toContain( '\tEntries --> Kernel\n' );
		expect( page ).toContain( '\tKernel --- options[("<b>options</b><br/>vestibule_secret")]\n' );
		expect( page ).toContain( '[the rows](form.md#the-rows)' );
		expect( page ).toContain( '| `Time` | clocks |' );
		expect( page ).toContain( '| `rates` | `Kernel\\Counters` |  | `Entries\\Entry` |' );
		expect( page ).toContain( '| `submissions` | `Entries\\Rows` | `Entries\\Entry` |  |' );
	} );

	test( 'the page matches the list, with a line for each folder and with existing entry points', () => {
		expect( faultsIn( files ) ).toEqual( [] );
		expect( faultsIn( { ...files, ...php( 'Kernel/Log/Log' ) } ) ).toEqual( [
			'tools/packages.mjs: the package Kernel says nothing of Log',
		] );
		expect( faultsIn( CLEAN ) ).toEqual( [
			'tools/packages.mjs: the package Kernel has a folder Time, which is not there',
			'tools/packages.mjs: the entry point src/admin/kit is not there',
		] );
		expect( faultsIn( { ...files, 'docs/packages.md': '# Packages' } ) ).toEqual( [
			'docs/packages.md: differs from tools/packages.mjs: run "npm run make"',
		] );
	} );
} );

describe( 'exceptions', () => {
	const fault = ( where: string, isRecordable = true ) => ( { rule: 'arrows', where, what: 'uses B', isRecordable } );
	const compared = ( faults: unknown[], exceptions: string[] ) =>
		ask< { fresh: { where: string }[]; gone: string[] } >( 'compare( input.faults, input.exceptions )', {
			faults,
			exceptions,
		} );

	test( 'a new fault fails the check, and so does an exception whose fault is gone', () => {
		const { fresh, gone } = compared(
			[ fault( 'a.php' ), fault( 'c.php' ) ],
			[ 'a.php: uses B', 'b.php: uses B' ]
		);
		expect( fresh.map( ( { where } ) => where ) ).toEqual( [ 'c.php' ] );
		expect( gone ).toEqual( [ 'b.php: uses B' ] );
	} );

	test( 'some rules have no exceptions', () => {
		const { fresh, gone } = compared( [ fault( 'a.php', false ) ], [ 'a.php: uses B' ] );
		expect( fresh ).toHaveLength( 1 );
		expect( gone ).toEqual( [ 'a.php: uses B' ] );
	} );

	test( 'the list of exceptions is sorted and unique, with one exception per line', () => {
		expect( ask( 'written( input )', [ 'b', 'a', 'b' ] ) ).toBe( '[\n\t"a",\n\t"b"\n]\n' );
	} );
} );
