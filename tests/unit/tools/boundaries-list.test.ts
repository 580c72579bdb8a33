import { CLEAN, MARKS, PACKAGES, ask, php } from './boundaries-tree';

describe( 'drawing of the packages in the docs', () => {
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

	test( 'the drawing is inserted between its markers, and the text around it stays', () => {
		expect( drawn() ).toMatch(
			/^# A\n\n<!-- packages: [^>]+ -->\n\n```mermaid\nflowchart TD\n[\s\S]*```\n\n<!-- \/packages -->\n\nB\n$/
		);
		expect( drawn() ).toContain( '\tForms --> Guard\n' );
		expect( drawn() ).toContain( '\tSite -.-> Kernel\n' );
		expect( drawn() ).not.toContain( 'Forms --> Kernel' );
	} );

	test( 'the check reports a drawing that is outdated or missing', () => {
		const [ kernel, ...others ] = PACKAGES;
		expect( faultsWith( drawn(), PACKAGES ) ).toEqual( [] );
		expect( faultsWith( drawn(), [ { ...kernel, is: 'the ground' }, ...others ] ) ).toEqual( [
			'docs/architecture.md: the drawing differs from tools/packages.mjs: run "npm run make"',
		] );
		expect( faultsWith( '# A\n', PACKAGES ) ).toEqual( [
			expect.stringContaining( 'docs/architecture.md: has no place for the drawing' ),
		] );
	} );

	test( 'the check reports a listed package that has no folder', () => {
		const packages = [ ...PACKAGES, { name: 'Inbox', layer: 4, is: 'answers' } ];
		expect( faultsWith( drawn(), packages ) ).toContain( 'tools/packages.mjs: the package Inbox has no folder' );
	} );
} );

describe( 'docs page about the packages', () => {
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

	test( 'the page lists the data of each package, the packages it uses and the packages that use it', () => {
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

	test( 'the check reports a page that differs from the list, undescribed folders and missing entry points', () => {
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

describe( 'exceptions to the package rules', () => {
	const fault = ( where: string, isRecordable = true ) => ( { rule: 'arrows', where, what: 'uses B', isRecordable } );
	const compared = ( faults: unknown[], exceptions: string[] ) =>
		ask< { fresh: { where: string }[]; gone: string[] } >( 'compare( input.faults, input.exceptions )', {
			faults,
			exceptions,
		} );

	test( 'the check fails if there is a new violation or an exception that is no longer needed', () => {
		const { fresh, gone } = compared(
			[ fault( 'a.php' ), fault( 'c.php' ) ],
			[ 'a.php: uses B', 'b.php: uses B' ]
		);
		expect( fresh.map( ( { where } ) => where ) ).toEqual( [ 'c.php' ] );
		expect( gone ).toEqual( [ 'b.php: uses B' ] );
	} );

	test( 'violations of some rules cannot be listed as exceptions', () => {
		const { fresh, gone } = compared( [ fault( 'a.php', false ) ], [ 'a.php: uses B' ] );
		expect( fresh ).toHaveLength( 1 );
		expect( gone ).toEqual( [ 'a.php: uses B' ] );
	} );

	test( 'the list of exceptions is sorted and unique, with one exception per line', () => {
		expect( ask( 'written( input )', [ 'b', 'a', 'b' ] ) ).toBe( '[\n\t"a",\n\t"b"\n]\n' );
	} );
} );
