import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { LiveCalculation } from '../../../blocks/fields/calculation/live';
import { formPropsOf } from '../views/row';
import { liveForm } from '../views/live-form';

declare global {
	var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const TOTAL = {
	...{ id: 'f_total', name: 'total', type: 'calculation', label: 'Total', settings: { formula: '{guests} * 10' } },
};

/** Creates a form with a number and its calculation. */
function page() {
	const form = liveForm( formPropsOf( { name: '', fields: [ TOTAL ], html: [] } ) );
	form.element.innerHTML = '<input name="guests"><div id="here"></div>';
	document.body.replaceChildren( form.element );
	const [ field ] = form.props.fields;
	const { words, locale } = form.props;
	const values = { total: '0' };
	const live = { form, locale, resets: 0, refreshes: 0, check: () => {} };
	const root = createRoot( document.getElementById( 'here' ) as HTMLElement );
	act( () =>
		root.render( createElement( LiveCalculation, { field, words, values, errors: {}, ...live } as never ) )
	);
	return {
		form,
		answer( text: string ) {
			( form.element.querySelector( 'input' ) as HTMLInputElement ).value = text;
			act( () => form.answered.forEach( ( listener ) => listener() ) );
		},
		spoken: () => form.element.querySelector( '[data-part="results"]' )?.textContent,
		hide: ( names: string[] ) => act( () => form.store.set( { hidden: new Set( names ) } ) ),
	};
}

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

const rest = () => act( () => void jest.runAllTimers() );

test( 'a result is announced with its label when the visitor pauses, and intermediate results are not', () => {
	const { answer, spoken } = page();
	rest();
	answer( '1' );
	answer( '12' );
	expect( spoken() ).toBe( '' );
	rest();
	expect( spoken() ).toBe( 'Total: 120' );
	expect( document.getElementById( 'f_total' )?.getAttribute( 'aria-live' ) ).toBe( 'off' );
} );

test( 'a result that becomes visible is announced', () => {
	const { answer, hide, spoken } = page();
	hide( [ 'total' ] );
	rest();
	answer( '3' );
	rest();
	expect( spoken() ).toBe( '' );
	hide( [] );
	rest();
	expect( spoken() ).toBe( 'Total: 30' );
} );
