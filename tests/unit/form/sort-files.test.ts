import { sortFiles } from '../../../src/form/uploads/files';

const file = ( name: string ) => new File( [ 'x'.repeat( name.startsWith( 'big' ) ? 20 : 1 ) ], name );

test.each( [
	[ 'all files fit', 'a.pdf b.jpg', 3, 'a.pdf b.jpg', '', '', '' ],
	[ 'the last files are too many', 'a.pdf b.pdf c.pdf', 2, 'a.pdf b.pdf', '', '', 'c.pdf' ],
	[ 'no file is allowed', 'a.pdf', 0, '', '', '', 'a.pdf' ],
	[ 'a negative number of files is allowed', 'a.pdf', -1, '', '', '', 'a.pdf' ],
	[ 'a rejected file does not count', 'big.pdf tool.exe a.pdf b.PDF', 2, 'a.pdf b.PDF', 'tool.exe', 'big.pdf', '' ],
	[ 'a rejected file is not among the surplus files', 'a.pdf big.pdf c.pdf', 1, 'a.pdf', '', 'big.pdf', 'c.pdf' ],
	[ 'a name without an extension', 'pdf', 1, '', 'pdf', '', '' ],
] )(
	'chosen files are sorted into accepted and rejected ones: %s',
	( _case, names, room, taken, wrongType, tooLarge, surplus ) => {
		const sorted = sortFiles( names.split( ' ' ).map( file ), { accept: '.pdf,.jpg', maxSize: 10, room } );
		const words = Object.values( sorted ).map( ( some: File[] ) => some.map( ( { name } ) => name ).join( ' ' ) );
		expect( words ).toEqual( [ taken, wrongType, tooLarge, surplus ] );
	}
);

test( 'a field without allowed types accepts all files', () => {
	expect( sortFiles( [ file( 'a' ) ], { accept: '', maxSize: 10, room: 1 } ).taken ).toHaveLength( 1 );
} );
