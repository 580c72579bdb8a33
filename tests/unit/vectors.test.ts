import { vectorNames, vectors } from './vectors';

test( 'every file of cases holds some', () => {
	for ( const name of vectorNames() ) {
		expect( [ name, Object.keys( vectors( name ) ).length > 0 ] ).toEqual( [ name, true ] );
	}
} );
