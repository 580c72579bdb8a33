import { ended } from '../../../blocks/modal/live/stack';

const moving = ( ...finished: Promise< unknown >[] ) =>
	( { getAnimations: () => finished.map( ( one ) => ( { finished: one } ) ) } ) as unknown as Element;
const never = new Promise( () => {} );

test( 'an element without animations counts as finished at once', () =>
	expect( ended( moving() ) ).resolves.toBeUndefined() );
test( 'a canceled animation counts as finished', () =>
	expect( ended( moving( Promise.reject( new Error( 'cancelled' ) ) ), 99_999 ) ).resolves.toBeUndefined() );
test( 'an endless animation counts as finished at the time limit', () =>
	expect( ended( moving( never ), 5 ) ).resolves.toBeUndefined() );
test( 'an element counts as finished when its longest animation ends', async () => {
	const order: string[] = [];
	let finish = () => {};
	const longer = new Promise< void >( ( done ) => ( finish = done ) );
	const all = ended( moving( Promise.resolve(), longer ) ).then( () => order.push( 'all' ) );
	await Promise.resolve();
	order.push( 'longer' );
	finish();
	await all;
	expect( order ).toEqual( [ 'longer', 'all' ] );
} );
