import { ended } from '../../../blocks/modal/live/stack';

const moving = ( ...finished: Promise< unknown >[] ) =>
	( { getAnimations: () => finished.map( ( one ) => ( { finished: one } ) ) } ) as unknown as Element;
const never = new Promise( () => {} );

test( 'an element without animations has ended', () => expect( ended( moving() ) ).resolves.toBeUndefined() );
test( 'a canceled animation has ended', () =>
	expect( ended( moving( Promise.reject( new Error( 'cancelled' ) ) ), 99_999 ) ).resolves.toBeUndefined() );
test( 'an animation without an end ends at the limit', () =>
	expect( ended( moving( never ), 5 ) ).resolves.toBeUndefined() );
test( 'an element has ended with its longest animation', async () => {
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
