import { useEffect, useRef, useState } from 'react';
import { answersReader, textsOf, type Computation } from '../../../src/conditions/answers';
import { clockOf } from '../../../src/time/zone';
import { todayIn } from '../../../src/time/days';
import { formatOf, writeNumber } from '../kit/number-format';
import { textSetting, type FieldProps } from '../kit/rules';
import { computeFormula, written } from '../../../src/formulas/compute';
import { fieldsIn, parseFormula } from '../../../src/formulas/parse';
import type { LiveField, LiveViewProps } from '../kit/live';
import { textOf } from '../kit/view';
import { View } from './View';

/** Default number of decimal places. */
const DECIMALS = 2;

/**
 * Delay in milliseconds before a result is announced. Otherwise, a control that has just received the focus would
 * interrupt the announcement.
 */
const SPEECH_DELAY = 700;

/**
 * Returns the function that computes the value of a field from the answers. The value is empty if the result is
 * undefined.
 */
export function computationOf( field: Pick< FieldProps, 'settings' > ): Computation {
	const steps = parseFormula( textSetting( field, 'formula' ) );
	const set = textSetting( field, 'decimals' );
	// Get the current date here, because the page may have been cached a long time ago.
	const zone = textSetting( field, 'zone' );
	const today = () => ( zone === '' ? '' : todayIn( clockOf( zone ), Date.now() ) );
	return {
		asks: steps ? fieldsIn( steps ) : [],
		compute: ( answers ) => {
			const texts = ( name: string ) => textsOf( answers, name );
			const text = steps
				? written( computeFormula( steps, texts, today() ), set === '' ? DECIMALS : Number( set ) )
				: '';
			return set === '' && text.includes( '.' ) ? text.replace( /\.?0+$/, '' ) : text;
		},
	};
}

/**
 * Announces a result to screen readers after it has changed or appeared. The output element is not enough: screen
 * readers don't announce it when it appears together with its text, and moving the focus interrupts the announcement.
 * Therefore, the form has a status element for results.
 */
function useSpokenResult( { form, field }: LiveViewProps, result: string, isShown: boolean ): void {
	const said = useRef( isShown ? result : '' );
	useEffect( () => {
		document.getElementById( field.id )?.setAttribute( 'aria-live', 'off' );
	}, [ field ] );
	useEffect( () => {
		const line = statusLine( form.element );
		const now = isShown ? result : '';
		const timer = setTimeout( () => {
			if ( now !== '' && now !== said.current ) {
				line.textContent = `${ field.label }: ${ writeNumber( now, formatOf( field ) ) }`;
			}
			said.current = now;
		}, SPEECH_DELAY );
		return () => clearTimeout( timer );
	}, [ form, field, result, isShown ] );
}

/** Returns the status element for all results of a form. The element must exist before its first text is set. */
function statusLine( element: HTMLFormElement ): HTMLElement {
	const known = element.querySelector< HTMLElement >( '[data-part="results"]' );
	const line = known ?? document.createElement( 'div' );
	if ( ! known ) {
		line.className = 'vestibule-calculation__spoken';
		line.dataset.part = 'results';
		line.setAttribute( 'role', 'status' );
		element.append( line );
	}
	return line;
}

/** Calculation whose result is updated when answers change. */
export function LiveCalculation( props: LiveViewProps ) {
	const { form, field, values, check } = props;
	const [ result, setResult ] = useState( () => textOf( values, field.name ) );
	const [ isVisible, setVisible ] = useState( () => ! form.store.get().hidden.has( field.name ) );
	useSpokenResult( props, result, isVisible );
	useEffect( () => {
		const { name } = field;
		form.computations[ name ] = computationOf( field );
		const update = () => {
			const { hidden } = form.store.get();
			const isShown = ( asked: string ) => ! hidden.has( asked );
			const computed = answersReader( form.answers(), form.computations, isShown )( [ name ] )[ name ];
			setVisible( isShown( name ) );
			setResult( typeof computed === 'string' ? computed : '' );
		};
		update();
		form.answered.push( update );
		const stop = form.store.subscribe( update );
		return () => {
			form.answered.splice( form.answered.indexOf( update ), 1 );
			stop();
		};
	}, [ form, field ] );
	// Conditions and other formulas may depend on the result.
	useEffect( check, [ check, result ] );
	return <View { ...props } values={ { ...values, [ field.name ]: result } } />;
}

export const live: LiveField = { View: LiveCalculation };
