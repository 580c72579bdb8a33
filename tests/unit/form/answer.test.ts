import { readAnswer } from '../../../src/form/answer';
import { vectors } from '../vectors';

interface Row {
	name: string;
	status: number;
	type?: string;
	body: string;
	expect: object;
}

test.each( vectors< Row >( 'answer' ) )( 'a response from the server is read: $name', ( row ) => {
	expect( readAnswer( row.status, row.body, row.type ) ).toEqual( {
		status: row.status,
		...row.expect,
	} );
} );
