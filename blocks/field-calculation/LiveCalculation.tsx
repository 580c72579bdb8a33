import { useEffect, useState } from 'react';
import { answersReader } from '../../src/conditions/computed';
import type { LiveViewProps } from '../form/field-parts/live';
import { textOf } from '../form/field-parts/types';
import { computationOf } from './result';
import { View } from './View';

/** The result follows the answers. */
export function LiveCalculation( props: LiveViewProps ) {
	const { form, field, values, check } = props;
	const [ result, setResult ] = useState( () => textOf( values, field.name ) );
	useEffect( () => {
		const { name } = field;
		form.computations[ name ] = computationOf( field );
		const update = () => {
			const { hidden } = form.store.get();
			const isShown = ( asked: string ) => ! hidden.has( asked );
			const computed = answersReader( form.answers(), form.computations, isShown )( [ name ] )[ name ];
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
