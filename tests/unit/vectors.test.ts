import { vectorNames, vectors } from './vectors';

test( 'every file of cases holds rows', () => {
	for ( const name of vectorNames() ) {
		expect( [ name, vectors( name ).length > 0 ] ).toEqual( [ name, true ] );
	}
} );
