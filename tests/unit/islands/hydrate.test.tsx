import { hydrate } from '../../../src/islands/hydrate';

const page = ( html: string ): HTMLElement => {
	document.body.innerHTML = `<div id="here">${ html }</div>`;
	return document.body.firstElementChild as HTMLElement;
};

const control = () => document.querySelector( 'input' ) as HTMLInputElement;

/** Waits until React and the next frame have finished. */
async function settled( view: React.ReactNode, container: HTMLElement ): Promise< void > {
	await hydrate( container, view );
	await new Promise( ( done ) => requestAnimationFrame( done ) );
}

const differences = ( container: HTMLElement ) => {
	const seen: Event[] = [];
	container.addEventListener( 'vestibule:difference', ( event ) => seen.push( event ) );
	return seen;
};

test( 'hydration keeps matching HTML unchanged, including typed values', async () => {
	const container = page( '<label>Name<input value=""></label>' );
	const seen = differences( container );
	const before = control();
	before.value = 'typed';
	await settled(
		<label>
			Name
			<input defaultValue="" />
		</label>,
		container
	);
	expect( control() ).toBe( before );
	expect( control().value ).toBe( 'typed' );
	expect( seen ).toHaveLength( 0 );
	expect( container.className ).toBe( '' );
} );

test( 'a text mismatch is reported, and typed values are restored', async () => {
	const container = page( '<label>It’s<input value="old"><input type="checkbox"></label>' );
	const seen = differences( container );
	control().value = 'typed';
	( container.querySelector( '[type=checkbox]' ) as HTMLInputElement ).checked = true;
	await settled(
		<label>
			It&apos;s
			<input defaultValue="old" />
			<input type="checkbox" />
		</label>,
		container
	);
	expect( console ).toHaveErrored();
	expect( seen.length ).toBeGreaterThan( 0 );
	expect( container.textContent ).toBe( "It's" );
	expect( control().value ).toBe( 'typed' );
	expect( container.querySelector( ':checked' ) ).not.toBeNull();
} );

test( 'the server’s HTML and typed values are kept if a view throws an error', async () => {
	const container = page( '<label>Name<input></label>' );
	const before = control();
	before.value = 'typed';
	const Broken = (): React.ReactNode => {
		throw new Error( 'broken' );
	};
	// jsdom reports errors that React throws again for developers.
	const quiet = ( event: Event ) => event.preventDefault();
	window.addEventListener( 'error', quiet );
	await settled( <Broken />, container );
	window.removeEventListener( 'error', quiet );
	expect( console ).toHaveErrored();
	expect( control() ).toBe( before );
	expect( control().value ).toBe( 'typed' );
	expect( container.className ).toBe( 'is-native' );
} );
