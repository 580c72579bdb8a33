import { vectorNames, vectors } from './vectors';

test( 'every file of test data contains cases', () => {
	for ( const name of vectorNames() ) {
		expect( [ name, Object.keys( vectors( name ) ).length > 0 ] ).toEqual( [ name, true ] );
	}
} );
