import { vectorNames, vectors } from './vectors';

test( 'every test data file contains cases', () => {
	for ( const name of vectorNames() ) {
		expect( [ name, Object.keys( vectors( name ) ).length > 0 ] ).toEqual( [ name, true ] );
	}
} );
