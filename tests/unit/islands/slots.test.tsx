import { useState } from 'react';
import { hydrate } from '../../../src/islands/hydrate';
import { Slot } from '../../../src/islands/slots';

const page = ( html: string ): HTMLElement => {
	document.body.innerHTML = `<div data-island="lamp">${ html }</div>`;
	return document.body.firstElementChild as HTMLElement;
};

const SERVER =
	'<h2>It’s on</h2><div data-slot="light"><p>Authored</p><div data-island="other"><b data-slot="light">Inner</b></div></div>';

let redraw = () => {};

async function redrawn() {
	redraw();
	await new Promise( ( done ) => requestAnimationFrame( done ) );
}

function Lamp( { title }: { title: string } ) {
	const [ , set ] = useState( 0 );
	redraw = () => set( ( count ) => count + 1 );
	return (
		<>
			<h2>{ title }</h2>
			<Slot name="light" />
		</>
	);
}

async function settled( view: React.ReactNode, container: HTMLElement ) {
	await hydrate( container, view );
	await new Promise( ( done ) => requestAnimationFrame( done ) );
}

test( 'the contents of a slot do not change when the view is rendered again', async () => {
	const container = page( SERVER );
	const before = container.querySelector( 'p' );
	await settled( <Lamp title="It’s on" />, container );
	await redrawn();
	expect( container.querySelector( 'p' ) ).toBe( before );
	expect( container.innerHTML ).toBe( SERVER );
} );

test( 'the nodes in a slot are kept even if text elsewhere in the view differs', async () => {
	const container = page( SERVER );
	const before = container.querySelector( 'p' );
	await settled( <Lamp title="It is on" />, container );
	expect( console ).toHaveErrored();
	await redrawn();
	expect( container.querySelector( 'h2' )?.textContent ).toBe( 'It is on' );
	expect( container.querySelector( 'p' ) ).toBe( before );
	expect( container.querySelectorAll( 'p' ) ).toHaveLength( 1 );
	expect( container.querySelector( 'b' )?.textContent ).toBe( 'Inner' );
} );

test( 'the slot gets back the server’s nodes if a view throws an error', async () => {
	const container = page( SERVER );
	const before = container.querySelector( 'p' );
	const Broken = (): React.ReactNode => {
		throw new Error( 'broken' );
	};
	const quiet = ( event: Event ) => event.preventDefault();
	window.addEventListener( 'error', quiet );
	await settled( <Broken />, container );
	window.removeEventListener( 'error', quiet );
	expect( console ).toHaveErrored();
	expect( container.querySelector( 'p' ) ).toBe( before );
	expect( container.innerHTML ).toBe( SERVER );
	expect( container.className ).toBe( 'is-native' );
} );
