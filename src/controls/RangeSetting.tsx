import { RangeControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentProps, FormEvent } from 'react';

/**
 * Slider with a message for numbers beyond its limits. WordPress's slider silently replaces such a number with the
 * nearest allowed one.
 */
export function RangeSetting( props: ComponentProps< typeof RangeControl > ) {
	const { min = 0, max = 100, help } = props;
	const [ isBeyond, setBeyond ] = useState( false );
	const look = ( { target }: FormEvent ) => {
		if ( target instanceof HTMLInputElement ) {
			setBeyond( target.value !== '' && ( Number( target.value ) < min || Number( target.value ) > max ) );
		}
	};
	const words = sprintf(
		/* translators: 1: minimum, 2: maximum. */
		__( 'Enter a number from %1$s to %2$s. The nearest number is used.', 'vestibule' ),
		String( min ),
		String( max )
	);
	return (
		<div onInputCapture={ look }>
			<RangeControl { ...props } help={ isBeyond ? <span role="alert">{ words }</span> : help } />
		</div>
	);
}
