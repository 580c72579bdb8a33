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

/** Where nothing else is set. */
const DECIMALS = 2;

/** In ms: the words of a control that has just got the focus would cut the result short. */
const SPEECH_DELAY = 700;

/** How a field's formula makes its value of the answers, as it is stored; empty where it has no result. */
export function computationOf( field: Pick< FieldProps, 'settings' > ): Computation {
	const steps = parseFormula( textSetting( field, 'formula' ) );
	const set = textSetting( field, 'decimals' );
	// A page that counts with it may be a month old.
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
 * Has screen readers say a result after it has changed or appeared. An output that appears with its text says nothing, and
 * one that changes as an arrow moves the focus is cut short, so the form has a status line for results.
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

/** One line for all results of a form; it is on the page before its first text. */
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

/** The result follows the answers. */
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
	// Conditions and other formulas may ask for it.
	useEffect( check, [ check, result ] );
	return <View { ...props } values={ { ...values, [ field.name ]: result } } />;
}

export const live: LiveField = { View: LiveCalculation };
